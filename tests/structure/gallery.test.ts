import { describe, expect, it } from 'vitest'
import { galleryFindings } from '../../scripts/checks/gallery.ts'

const BLOCKS = `
  export const Context = createContext(undefined)
  export const SIZES = [1, 2]
  export class Refused extends Error {}
  export class Boundary extends Component {}
  export function Badge() {}
  export const Row = () => null
  function Inner() {}
`
const page = (names: string) => ({
  path: 'gallery/pages/basics/badge.tsx',
  source: `import { ${names} } from '@/ui/badge.tsx'`,
})
const findings = (names: string, notShown = {}): string[] =>
  galleryFindings([{ path: 'src/ui/badge.tsx', source: BLOCKS }, page(names)], notShown)

describe('the gallery', () => {
  it('is complete when every component has a page or a reason', () => {
    expect(findings('Badge, Row, Boundary')).toEqual([])
    expect(findings('Badge, Boundary', { 'src/ui/badge.tsx Row': 'a part of it' })).toEqual([])
  })

  it('reports a component without a page', () => {
    expect(findings('Badge, Row')).toEqual(['src/ui/badge.tsx Boundary: no page of the gallery shows it'])
  })

  it('counts only components that a page imports, by their exported names', () => {
    expect(findings('Badge as Row, Boundary')).toEqual([
      'src/ui/badge.tsx Row: no page of the gallery shows it',
    ])
  })

  it.each(['src/ui/badge.tsx Row', 'src/ui/gone.tsx Gone'])('reports an unneeded reason for %s', (block) => {
    expect(findings('Badge, Row, Boundary', { [block]: 'once' })).toHaveLength(1)
  })
})
