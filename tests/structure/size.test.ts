import { describe, expect, it } from 'vitest'
import { filesInHtml, filesOf, pageOf, forbiddenModulesIn, type Manifest } from '../../scripts/bundle-size.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], dynamicImports: ['a.tsx'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  'a.tsx': { file: 'a.js', imports: ['_react.js', 'index.html'], css: ['a.css'] },
  'logo.svg': { file: 'logo.svg' },
}

describe('sizes from the manifest', () => {
  it('follow static imports and styles, not dynamic ones', () => {
    expect([...filesOf(manifest, ['index.html'])].sort()).toEqual(['index.css', 'index.js', 'react.js'])
    expect([...filesOf(manifest, ['a.tsx'])].sort()).toEqual([
      'a.css',
      'a.js',
      'index.css',
      'index.js',
      'react.js',
    ])
  })

  it('ignore images, and refuse a source that is not in the build', () => {
    expect(filesOf(manifest, ['logo.svg']).size).toBe(0)
    expect(() => filesOf(manifest, ['b.tsx'])).toThrow('the build has no b.tsx')
  })

  it('report modules that must not be shipped', () => {
    const sources = [
      'src/main.tsx',
      'mocks/app.ts',
      'demo/panel.tsx',
      'src/dev/panel.tsx',
      'src/ui/a.test.tsx',
      'node_modules/x/mocks.js',
    ]
    expect(forbiddenModulesIn(sources)).toEqual([
      'mocks/app.ts',
      'demo/panel.tsx',
      'src/dev/panel.tsx',
      'src/ui/a.test.tsx',
    ])
  })

  it('find a source in a shared chunk', () => {
    const owners = new Map([['b.tsx', 'a.tsx']])
    expect(filesOf(manifest, ['b.tsx'], owners)).toEqual(filesOf(manifest, ['a.tsx']))
  })

  it('find the scripts and styles of a page', () => {
    const html =
      '<script src="/portal/t.js"></script><link rel="stylesheet" href="/portal/a.css"><link rel="icon" href="/i.svg">'
    expect(filesInHtml(html)).toEqual(['/portal/t.js', '/portal/a.css'])
  })

  it('find the screen of every route, and the layout around it', () => {
    const table: readonly Route[] = routes
    for (const route of table) expect(() => pageOf(route, table)).not.toThrow()
    const active = table.find(({ name }) => name === 'AppUsersActive')
    expect(active && pageOf(active, table).sources).toContain('src/features/app-users/app-users-layout.tsx')
  })
})
