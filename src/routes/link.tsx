import type { ComponentProps, MouseEvent } from 'react'
import { BASE } from '@/base/location.ts'
import type { Href } from './href.ts'
import { goTo } from './navigate.tsx'
import { warm } from './screens.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Href }

/**
 * A link within the portal. Fetches its screen as soon as the pointer or the focus is on it. Without hooks, because every
 * row of a list has one.
 */
export function Link({ to, children, onClick, ...rest }: LinkProps) {
  const fetchAhead = (): void => warm(to)
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    // With such a key or button the browser opens a tab, a window or a download.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a {...rest} href={BASE + to} onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {children}
    </a>
  )
}
