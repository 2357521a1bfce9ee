import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { planScreen, type NewScreen } from './plan.ts'

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const archive: NewScreen = {
  area: 'orders',
  name: 'OrderArchive',
  path: '/orders/archive',
  titles: {},
  menu: 'top',
}
const plan = (more: Partial<NewScreen> = {}) => planScreen({ ...archive, ...more }, read)
const json = (text: string | undefined): Record<string, Record<string, string>> =>
  JSON.parse(text ?? '{}') as Record<string, Record<string, string>>

describe('a new screen', () => {
  test('has its room in each place, and its words in three languages', () => {
    const files = plan({ titles: { nl: 'Bestelarchief' } })
    expect(Object.keys(files).toSorted()).toEqual([
      'locales/en/orders.json',
      'locales/en/shell.json',
      'locales/fr/orders.json',
      'locales/fr/shell.json',
      'locales/nl/orders.json',
      'locales/nl/shell.json',
      'src/features/orders/order-archive-screen.tsx',
      'src/layout/menu-icon.tsx',
      'src/routes/routes.ts',
      'tests/e2e/orders.order-archive.spec.ts',
    ])
    const titles = ['nl', 'en', 'fr'].map(
      (language) => json(files[`locales/${language}/orders.json`])['screens'],
    )
    expect(titles.map((title) => title?.['OrderArchive'])).toEqual([
      'Bestelarchief',
      'Order archive',
      'Order archive (fr)',
    ])
    expect(json(files['locales/nl/shell.json'])['items']).toMatchObject({ OrderArchive: 'Bestelarchief' })
  })

  test('loses no words and no screens that are there', () => {
    const files = plan({ area: 'user-groups' })
    const before = json(read('locales/fr/user-groups.json'))
    expect(json(files['locales/fr/user-groups.json'])).toMatchObject(before)
    for (const line of (read('src/routes/routes.ts') ?? '').split('\n'))
      expect(files['src/routes/routes.ts']).toContain(line)
  })

  test('of one thing, or without a group, is in no menu', () => {
    for (const more of [{ path: '/orders/:userOspId' }, { menu: 'none' }]) {
      const files = plan(more)
      expect(Object.keys(files)).not.toContain('src/layout/menu-icon.tsx')
      expect(Object.keys(files)).not.toContain('locales/nl/shell.json')
      expect(files['src/routes/routes.ts']).not.toMatch(/OrderArchive[^}]*menu:/)
    }
  })

  test('is for a role where one is named', () => {
    expect(plan({ role: 'invoice_manager' })['src/routes/routes.ts']).toContain(
      `guards: [{ kind: 'role', anyOf: ['invoice_manager'] }]`,
    )
  })

  test.each<[string, Partial<NewScreen>]>([
    ['"billing" is no area', { area: 'billing' }],
    ['"orderArchive" is no name', { name: 'orderArchive' }],
    ['Dashboard is a screen already', { name: 'Dashboard' }],
    ['"orders" is no path', { path: 'orders' }],
    ['"/orders/" is no path', { path: '/orders/' }],
    ['/dashboard is the path of Dashboard', { path: '/dashboard' }],
    ['is the path of AppUserDetailView', { path: '/manage/app-users/:orderOspId' }],
    ['"side" is no group of the menu', { menu: 'side' }],
    ['give :orderOspId a sample', { path: '/orders/:orderOspId' }],
    ['help-screen.tsx is there already', { area: 'help', name: 'HelpX', path: '/help-x' }],
  ])('is refused: %s', (reason, more) => {
    const reading = (path: string) => (path.endsWith('help-x-screen.tsx') ? '' : read(path))
    expect(() => planScreen({ ...archive, ...more }, reading)).toThrow(
      reason.replace('help-screen', 'help-x-screen'),
    )
  })
})
