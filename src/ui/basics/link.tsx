import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** An address within the portal, made by the path functions of `routes`. */
  readonly href: string
  readonly children: ReactNode
}

/**
 * Provides the component that renders links in blocks. Blocks do not import the router. The root provides a link of
 * `routes`, which navigates without a reload and prefetches the screen on hover. Without a provider, blocks render a
 * plain `a`.
 */
export const RenderLinkContext = createContext<(props: LinkProps) => ReactNode>(({ children, ...rest }) => (
  <a {...rest}>{children}</a>
))

/** A link within the portal. */
export const BlockLink = (props: LinkProps): ReactNode => useContext(RenderLinkContext)(props)
