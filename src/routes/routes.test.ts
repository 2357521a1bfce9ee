import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressOf, hrefTo } from './href.ts'
import { matchRoute, routeOf } from './known-routes.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const table: readonly Route[] = routes

const paramsOf = ({ path }: Route): string[] => Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)

/** An address of the route, with a given value for one of its parameters. */
const sampleOf = ({ path, oneOf = {} }: Route, param?: string, value = ''): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => (name === param ? value : (oneOf[name]?.[0] ?? 'x-1')))

describe('the table of screens', () => {
  test('names and paths are unique; redirects, layouts and parents exist', () => {
    const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]
    const names = table.map(({ name }) => name)
    expect(names).toEqual(unique(names))
    const shapes = table.map(({ path }) => path.replace(/:\w+/g, ':'))
    expect(shapes).toEqual(unique(shapes))
    for (const { redirect, layout, parent } of table)
      for (const name of [redirect, layout, parent]) if (name !== undefined) expect(names).toContain(name)
  })

  test('every screen matches its own path, and has a component or a redirect', () => {
    const reached = table.map((route) => matchRoute(sampleOf(route))?.route.name)
    expect(reached).toEqual(table.map(({ name }) => name))
    expect(table.filter(({ load, redirect }) => load === undefined && redirect === undefined)).toEqual([])
  })

  test('R024 every path except guest pages and the 404 page requires sign-in', () => {
    const open = table.filter(({ audience }) => audience !== 'signed-in').map(({ path }) => path)
    expect(open).toEqual(['/login', '/2-factor-auth', '/reset-login', '/reset-password', '/404'])
  })

  test('R043, R044, G043 a screen that redirects has the guards of its target', () => {
    const leading = table.filter(({ redirect }) => redirect !== undefined)
    const targetGuards = leading.map(({ redirect = '' }) => routeOf(redirect).guards)
    expect(leading.map(({ guards }) => guards)).toEqual(targetGuards)
  })

  test.each([
    ['/manage/app-users', '/manage/app-users/active'],
    ['/manage/app-users/:userOspId', '/manage/app-users/:userOspId/overview'], // Starts with the budgets (G202).
    ['/manage/user-groups/:userGroupOspId', '/manage/user-groups/:userGroupOspId/members'],
    ['/company/settings', '/company/settings/details'],
    ['/company/payrolls', '/company/payrolls/details'],
    ['/partners/:partnerOspId', '/partners/:partnerOspId/details'],
    ['/order-handling', '/order-handling/season-card-orders'],
  ])('R058 %s opens on %s', (path, first) => {
    const { redirect = '' } = table.find((route) => route.path === path) ?? {}
    expect(routeOf(redirect).path).toBe(first)
  })

  test('G043 pages of the company and of users are for user managers, and password and help for everyone', () => {
    const guardsOf = (path: string) => table.find((route) => route.path === path)?.guards
    for (const path of [
      '/company/settings',
      '/company/settings/deactivation',
      '/company/products',
      '/manage/app-users',
      '/manage/app-users/add',
      '/manage/user-groups',
      '/manage/user-groups/:userGroupOspId',
      '/manage/admins',
    ])
      expect
        .soft(guardsOf(path), path)
        .toEqual([{ kind: 'role', anyOf: ['user_manager'] }, { kind: 'account' }])
    for (const path of ['/change-password', '/help']) expect.soft(guardsOf(path), path).toEqual([])
  })

  test('G041 no screen uses the payment-type guard', () => {
    expect(table.flatMap(({ guards }) => guards).filter(({ kind }) => kind === 'payment-type')).toEqual([])
  })

  test.each([
    ['Login', '/login'],
    ['Dashboard', '/dashboard'],
    ['ManageAppUsers', '/manage/app-users'],
    ['AppUserDetailView', '/manage/app-users/:userOspId'],
  ])('R057 the named route %s', (name, path) => {
    expect(routeOf(name).path).toBe(path)
  })

  test('an unknown name throws', () => {
    expect(() => routeOf('Nowhere')).toThrow('no route Nowhere')
  })
})

test('every screen has a title, and every one in the menu a label', () => {
  const words = (area: string): { screens?: Record<string, string>; items?: Record<string, string> } =>
    JSON.parse(readFileSync(`locales/nl/${area}.json`, 'utf8')) as ReturnType<typeof words>
  const untitled = table.filter(({ load, area, name }) => load && words(area).screens?.[name] === undefined)
  expect(untitled.map(({ name }) => name)).toEqual([])
  const unlabelled = table.filter(({ menu, name }) => menu && words('shell').items?.[name] === undefined)
  expect(unlabelled.map(({ name }) => name)).toEqual([])
})

test('a record has at most six tabs', () => {
  const tabsOf = (layout: string): readonly string[] => [
    ...new Set(
      table
        .filter((route) => route.layout === layout && route.order !== undefined)
        .map(({ tab, name }) => tab ?? name)
        .filter((name) => name !== 'PartnerAppMenuConfiguration'), // Hidden unless the build enables it (G065).
    ),
  ]
  const records = table.filter(({ name, path }) => path.includes('/:') && tabsOf(name).length > 0)
  expect(records.length).toBeGreaterThan(4)
  expect(records.filter(({ name }) => tabsOf(name).length > 6).map(({ name }) => name)).toEqual([])
})

test('a layout loads the texts of its tabs, because it shows their titles', () => {
  const missing = table.flatMap(({ name, area, layout }) => {
    const frame = table.find((route) => route.name === layout)
    return frame && ![frame.area, ...(frame.words ?? [])].includes(area)
      ? [`${frame.name}: ${area} of ${name}`]
      : []
  })
  expect(missing).toEqual([])
})

describe('matching an address', () => {
  test('with its parameters; a literal segment takes precedence over a parameter', () => {
    expect(matchRoute('/manage/app-users/active')?.route.name).toBe('AppUsersActive')
    expect(matchRoute('/manage/app-users/u-1001')).toMatchObject({
      route: { name: 'AppUserDetailView' },
      params: { userOspId: 'u-1001' },
    })
  })

  test.each(['/', '//', '/dashboard/', '//dashboard'])('with extra slashes: %s', (path) => {
    expect(matchRoute(path)).toBeDefined()
  })

  test.each([
    '/no/such',
    '/dashboard/more',
    '/Dashboard',
    '/manage/app-users/u-1/nothing',
    '/manage/app-users/%3Cscript%3E/detail',
    '/manage/app-users/%E0%A4%A/detail',
    '/manage/app-users/a%2Fb/detail',
    `/manage/app-users/${'x'.repeat(65)}/detail`,
  ])('R025 not at all: %s', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })
})

describe('R025 a parameter', () => {
  const parameters = table.flatMap((route) => paramsOf(route).map((param) => ({ route, param })))
  const leadsTo = (path: string) => matchRoute(path)?.route.name

  test('names a record, or is one of its words in the table', () => {
    const worded = parameters.filter(({ route, param }) => route.oneOf?.[param] !== undefined)
    expect(worded.length).toBeGreaterThan(10)
    const unstated = parameters
      .filter(({ param }) => !param.endsWith('Id'))
      .filter((one) => !worded.includes(one))
    expect(unstated.map(({ route, param }) => `${route.name} ${param}`)).toEqual([])
    for (const { path, oneOf = {} } of table)
      for (const param of Object.keys(oneOf)) expect(path).toContain(`/:${param}`)
  })

  test.each(parameters.map(({ route, param }) => [route.name, param, route] as const))(
    '%s: a %s that is invalid matches no screen',
    (name, param, route) => {
      const words = route.oneOf?.[param]
      for (const word of words ?? ['x-1']) expect(leadsTo(sampleOf(route, param, word))).toBe(name)
      for (const value of [
        'a%20b',
        '%3Cscript%3E',
        'é',
        'x'.repeat(65),
        ...(words ? ['foo', 'CREATE', 'x-1'] : []),
      ])
        expect(leadsTo(sampleOf(route, param, value))).not.toBe(name)
    },
  )
})

describe('building an address', () => {
  test('from a name, its parameters and a query', () => {
    expect(hrefTo('Dashboard')).toBe('/dashboard')
    expect(hrefTo('AppUserDetail', { userOspId: 'u-1' })).toBe('/manage/app-users/u-1/detail')
    expect(hrefTo('AppUsersActive', {}, { search: 'é & b', page: '2' })).toBe(
      '/manage/app-users/active?search=%C3%A9+%26+b&page=2',
    )
  })

  test('without empty or missing query parameters', () => {
    expect(hrefTo('AppUsersActive', {}, { search: '', group: undefined })).toBe('/manage/app-users/active')
  })

  test('with encoded parameters, so that they stay within their segment', () => {
    expect(addressOf('/manage/app-users/:userOspId/detail', { userOspId: '../x?y#z' })).toBe(
      '/manage/app-users/..%2Fx%3Fy%23z/detail',
    )
  })
})
