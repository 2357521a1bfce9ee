// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { reportedCall, reportedError, reportedRoles } from './reported.ts'

const HERE = { screen: '/manage/users/:userOspId', at: 7 }

test('a crash is reported with its name and places, never with its text', () => {
  const error = new TypeError('Emma Peeters')
  error.stack = [
    'TypeError: Emma Peeters at /assets/Emma.js:1:1',
    '    at f (https://host.example/portal/assets/start-1a2b.js:1:234)',
    '    at https://host.example/portal/src/lists/columns.tsx?t=17:12:3',
    '    at https://host.example/portal/manage/users/u-1:1:1',
    'g@https://host.example/portal/assets/core-9z.js:5:6',
  ].join('\n')
  expect(reportedError({ kind: 'crash', error, ...HERE })).toEqual({
    kind: 'crash',
    name: 'TypeError',
    frames: ['assets/start-1a2b.js:1:234', 'src/lists/columns.tsx:12:3', 'assets/core-9z.js:5:6'],
    ...HERE,
  })
  const named = Object.assign(new Error('x'), { name: 'Emma' })
  expect(reportedError({ kind: 'crash', error: named, ...HERE })).toMatchObject({ name: 'unknown' })
  expect(reportedError({ kind: 'crash', error: 'Emma', ...HERE })).toMatchObject({
    name: 'unknown',
    frames: [],
  })
})

test.each([
  ['inline', 'inline'],
  [`${location.origin}/portal/manage/users/u-1`, 'own'],
  ['https://evil.example/?who=emma', 'https'],
  ['emma', 'other'],
])('what the policy has blocked, %s, is reported as %s', (blockedUri, blocked) => {
  expect(reportedError({ kind: 'csp', directive: 'script-src-elem', blockedUri, ...HERE })).toEqual({
    kind: 'csp',
    directive: 'script-src-elem',
    blocked,
    ...HERE,
  })
})

test('free text of a server is reported only if it is a word of the contract, or looks like an id', () => {
  const call = { operation: 'getUser', status: 409, verdict: 'refused', ms: 3, ...HERE } as const
  expect(reportedCall({ ...call, code: 'TAKEN', requestId: 'a1-b2' })).toMatchObject({
    code: 'TAKEN',
    requestId: 'a1-b2',
  })
  const reported = reportedCall({ ...call, code: 'EMMA', requestId: 'emma@firm.example' })
  expect(reported).toEqual({ ...call, code: 'unknown' })
  expect(reportedRoles(['ospadmin', 'emma'])).toEqual(['ospadmin', 'unknown'])
})
