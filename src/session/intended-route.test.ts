// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { rememberedHref } from '@/routes/href.ts'
import { forgetIntendedRoute, peekIntendedRoute, rememberIntendedRoute } from './intended-route.ts'

afterEach(forgetIntendedRoute)

test.each(['/help', '/manage/app-users/active?search=%C3%A9&page=2', '/404', '/no/such'])(
  'R033 %s is opened after sign-in, with its query',
  (route) => {
    rememberIntendedRoute(route)
    expect(peekIntendedRoute()).toBe(route)
  },
)

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'help',
  '',
  '/',
  '/login',
  '/login?x=1',
  '/2-factor-auth',
])('G022 %s is refused in favour of the dashboard', (route) => {
  rememberIntendedRoute(route)
  expect(peekIntendedRoute()).toBe('/dashboard')
})

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/../../evil.example',
  '/./\\\\evil.example',
  '/.//evil.example',
  '/@evil.example',
  '/help?next=//evil.example',
  '/help#//evil.example',
  '/javascript:alert(1)',
])('G022 no route leads to another site: %j', (route) => {
  rememberIntendedRoute(route)
  const opened = new URL(rememberedHref(peekIntendedRoute()), 'https://portal.example/portal/login')
  expect(opened.origin).toBe('https://portal.example')
})

test('R033 without a remembered route it is the dashboard', () => {
  expect(peekIntendedRoute()).toBe('/dashboard')
})
