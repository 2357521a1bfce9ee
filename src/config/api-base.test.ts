// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { baseOf } from './api-base.ts'

test('R231 G002 an operation is called at the default base address, or at the advanced one that the configuration names', () => {
  expect(baseOf('getUser', {})).toBe(`${location.origin}/api`)
  const config = { apiBase: '/platform/v2/', advancedOperations: ['getUser'] }
  expect(baseOf('getUser', config)).toBe(`${location.origin}/api/advanced`)
  expect(baseOf('login', config)).toBe(`${location.origin}/platform/v2`)
  expect(baseOf('getUser', { ...config, advancedApiBase: '/advanced' })).toBe(`${location.origin}/advanced`)
})
