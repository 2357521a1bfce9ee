import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { inOnePath, type IconShape } from './one-path.ts'

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

/** What the file of an icon exports beside its component: its elements, each with a key that only lists need. */
interface IconData {
  readonly node: readonly IconShape[]
}

/**
 * Has icons of `lucide-react` made by `src/ui/basics/create-icon.ts`, and drawn with one path. Those of its own function do
 * more at each render, and a page has up to a hundred icons (docs/decisions/0045, 0047).
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  async load(id) {
    if (!ICON.test(id)) return undefined
    const file = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>
    const data = Object.values(file).find(isIconData)
    if (!data) return undefined // Another name of an icon.
    const shapes = inOnePath(data.node.map(withoutKey))
    return `import { createIcon } from '@/ui/basics/create-icon.ts'
export default createIcon(${shapes.map((shape) => JSON.stringify(shape)).join(', ')})
`
  },
})

const isIconData = (value: unknown): value is IconData =>
  typeof value === 'object' && value !== null && 'node' in value

const withoutKey = ([tag, { key: _key, ...attributes }]: IconShape): IconShape => [tag, attributes]
