// @vitest-environment jsdom
import '@/parts.ts'
import { afterEach, expect, test } from 'vitest'
import { goHomeIfRefused } from './persona.ts'

const KEY = 'portal.dev.beganAt'
const openNotFoundFor = (requested: string) => history.replaceState({ requested }, '', '/portal/404')
afterEach(() => sessionStorage.clear())

test('a persona that may not open its first address is redirected to its home', () => {
  sessionStorage.setItem(KEY, '/partners')
  openNotFoundFor('/partners?page=2')
  goHomeIfRefused('/404')
  expect(location.pathname).toBe('/portal/')
  openNotFoundFor('/partners')
  goHomeIfRefused('/404')
  expect(location.pathname, 'a later visit shows the 404 page').toBe('/portal/404')
})

test('an address opened later shows the 404 page', () => {
  sessionStorage.setItem(KEY, '/dashboard')
  openNotFoundFor('/partners')
  goHomeIfRefused('/404')
  expect(location.pathname).toBe('/portal/404')
})
