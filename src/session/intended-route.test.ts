// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
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

test('R033 without a remembered route it is the dashboard', () => {
  expect(peekIntendedRoute()).toBe('/dashboard')
})
