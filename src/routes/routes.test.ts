import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressOf, hrefTo } from './href.ts'
import { matchRoute, routeOf } from './known-routes.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const table: readonly Route[] = routes

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

  test('every screen is reachable by its own path, and shows something or leads on', () => {
    const reached = table.map(({ path }) => matchRoute(path.replace(/:\w+/g, 'x-1'))?.route.name)
    expect(reached).toEqual(table.map(({ name }) => name))
    expect(table.filter(({ load, redirect }) => load === undefined && redirect === undefined)).toEqual([])
  })

  test('R024 every path but those for guests, and the 404 page, requires sign-in', () => {
    const open = table.filter(({ audience }) => audience !== 'signed-in').map(({ path }) => path)
    expect(open).toEqual(['/login', '/2-factor-auth', '/reset-login', '/reset-password', '/404'])
  })

  test('R043, R044, G043 a screen that leads on has the guards of the one it leads to', () => {
    const leading = table.filter(({ redirect }) => redirect !== undefined)
    const guardsThere = leading.map(({ redirect = '' }) => routeOf(redirect).guards)
    expect(leading.map(({ guards }) => guards)).toEqual(guardsThere)
  })

  test('G041 the payment-type guard is attached to no screen', () => {
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

  test('a name that nobody has is a mistake of ours', () => {
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

test('a frame brings the words of its tabs along: their titles stand in it', () => {
  const missing = table.flatMap(({ name, area, layout }) => {
    const frame = table.find((route) => route.name === layout)
    return frame && ![frame.area, ...(frame.words ?? [])].includes(area)
      ? [`${frame.name}: ${area} of ${name}`]
      : []
  })
  expect(missing).toEqual([])
})

describe('an address is matched', () => {
  test('with its parameters; a literal segment beats a parameter', () => {
    expect(matchRoute('/manage/app-users/active')?.route.name).toBe('AppUsersActive')
    expect(matchRoute('/manage/app-users/u-1001')).toMatchObject({
      route: { name: 'AppUserDetailView' },
      params: { userOspId: 'u-1001' },
    })
  })

  test.each(['/', '//', '/dashboard/', '//dashboard'])('whatever its slashes: %s', (path) => {
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
  ])('R025 or not at all: %s', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })
})

describe('an address is made', () => {
  test('of a name, its parameters and a query', () => {
    expect(hrefTo('Dashboard')).toBe('/dashboard')
    expect(hrefTo('AppUserDetail', { userOspId: 'u-1' })).toBe('/manage/app-users/u-1/detail')
    expect(hrefTo('AppUsersActive', {}, { search: 'é & b', page: '2' })).toBe(
      '/manage/app-users/active?search=%C3%A9+%26+b&page=2',
    )
  })

  test('without what is empty or not given', () => {
    expect(hrefTo('AppUsersActive', {}, { search: '', group: undefined })).toBe('/manage/app-users/active')
  })

  test('in which a parameter cannot break out of its segment', () => {
    expect(addressOf('/manage/app-users/:userOspId/detail', { userOspId: '../x?y#z' })).toBe(
      '/manage/app-users/..%2Fx%3Fy%23z/detail',
    )
  })
})
