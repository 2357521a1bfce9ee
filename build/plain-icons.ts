import type { Plugin } from 'vite'

const MAKER = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/

/**
 * Has icons of `lucide-react` made by `src/ui/basics/create-icon.ts`. Those of its own function do more at each render, and a
 * page has up to a hundred icons (docs/decisions/0045).
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  load(id) {
    if (!MAKER.test(id)) return undefined
    return `export { createIcon as default } from '@/ui/basics/create-icon.ts'\n`
  },
})
