// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { abandonSession } from './tokens.ts'
import {
  onRecordedError,
  recordCall,
  recorded,
  recordError,
  recordRoles,
  setScreenPattern,
} from './recorder.ts'

test('keeps the last 50 calls and errors with their screen, and clears them when the session ends', () => {
  setScreenPattern(() => '/manage/users/:userOspId')
  const listener = vi.fn()
  onRecordedError(listener)
  recordRoles(['ospadmin'])
  for (let ms = 0; ms < 60; ms += 1) {
    recordCall({ operation: 'getUser', status: 200, verdict: 'ok', ms })
    recordError({ kind: 'chunk' })
  }
  const { calls, errors, roles } = recorded()
  expect(calls.map(({ ms }) => ms)).toEqual(Array.from({ length: 50 }, (_none, index) => index + 10))
  expect(calls[0]?.screen).toBe('/manage/users/:userOspId')
  expect([errors.length, roles]).toEqual([50, ['ospadmin']])
  expect(listener).toHaveBeenCalledTimes(60)
  abandonSession()
  expect(recorded()).toEqual({ calls: [], errors: [], roles: [] })
})
