import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'wouter'
import type { Href } from './href.ts'
import { warm } from './screens.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Href }

/** A link within the portal. Fetches its screen as soon as the pointer or the focus is on it. */
export function Link({ to, onPointerEnter, onFocus, ...rest }: LinkProps) {
  return (
    <RouterLink
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        warm(to)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        warm(to)
        onFocus?.(event)
      }}
    />
  )
}
