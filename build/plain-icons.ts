import type { Plugin } from 'vite'

const MAKER = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/

/**
 * Has icons of `lucide-react` made by `src/ui/basics/create-icon.ts`. Its own function takes ten times as long at each render,
 * and a page has up to a hundred icons.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  load(id) {
    if (!MAKER.test(id)) return undefined
    return `export { createIcon as default } from '@/ui/basics/create-icon.ts'\n`
  },
})
