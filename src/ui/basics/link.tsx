import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** An address within the portal, as the path functions of `routes` make it. */
  readonly href: string
  readonly children: ReactNode
}

/**
 * How a block draws a link. The blocks know no router: `routes` provides the function that draws one that moves without
 * a reload and fetches the screen while the pointer approaches. Without it a link is a plain one.
 */
export const DrawLinkContext = createContext<(props: LinkProps) => ReactNode>(({ children, ...rest }) => (
  <a {...rest}>{children}</a>
))

/** A link within the portal. */
export const BlockLink = (props: LinkProps): ReactNode => useContext(DrawLinkContext)(props)
