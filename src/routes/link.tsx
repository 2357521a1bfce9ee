import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'wouter'
import type { Href } from './href.ts'
import { preload } from './screens.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Href }

/** A link within the portal. Prefetches its screen as soon as it is hovered or focused. */
export function Link({ to, onPointerEnter, onFocus, ...rest }: LinkProps) {
  return (
    <RouterLink
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        preload(to)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload(to)
        onFocus?.(event)
      }}
    />
  )
}
