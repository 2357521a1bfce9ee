import type { MouseEvent, ReactNode } from 'react'
import { rememberedHref } from '@/routes/href.ts'
import { BASE } from '@/config/base-path.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { LinkProps } from '@/ui/basics/link.tsx'

/** The address of a gallery page. `more` is a query that the block itself adds. */
export const addressOf = (block: string, more = ''): string => `/gallery/?block=${block}${more}`

/** A link that changes the page without a reload. */
export function GalleryLink({ href, children, ...rest }: LinkProps): ReactNode {
  const goTo = useGoTo()
  const follow = (event: MouseEvent): void => {
    event.preventDefault()
    goTo(rememberedHref(href))
  }
  return (
    <a {...rest} href={BASE + href} onClick={follow}>
      {children}
    </a>
  )
}
