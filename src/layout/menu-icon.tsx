import type { Route } from '@/routes/route.ts'

/** The icon of a screen in menus and palette. A screen outside the menu has none. */
export function MenuIcon({ route: { menu } }: { readonly route: Route }) {
  if (!menu) return null
  const { icon: Icon } = menu
  return <Icon aria-hidden="true" size={16} />
}
