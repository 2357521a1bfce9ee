import { expect, test } from 'vitest'
import type { ActionUser } from './action-user.ts'
import { badgesOf } from './user-status.ts'

const user: ActionUser = {
  ospId: 'u-1',
  firstname: 'Jonas',
  lastname: 'Peeters',
  language: 'nl',
  active: true,
  blocked: false,
  anonymized: false,
  twoFactor: false,
  externallyManaged: false,
  roles: ['ospuser'],
  classification: 'mobile',
  contactTypes: [],
  userGroups: [],
  createdOn: '2025-02-20T09:15:00+01:00',
}
const keys = (change: Partial<ActionUser>) => badgesOf({ ...user, ...change }).map(({ key }) => key)

test.each<[Partial<ActionUser>, string[]]>([
  [{}, ['active']],
  [{ active: false }, ['inactive']],
  [{ isMsp: true }, ['active', 'msp']],
  [{ active: false, anonymized: true }, ['anonymized']],
  [
    { blocked: true, twoFactor: true, externallyManaged: true },
    ['active', 'blocked', 'twoFactor', 'externallyManaged'],
  ],
  [{ desiredDeactivationDate: '2031-12-31T23:59:59+01:00' }, ['active', 'deactivation']],
  [{ active: false, desiredActivationDate: '2031-01-01T00:00:00+01:00' }, ['inactive', 'activation']],
])('R086 %o is shown as %o', (change, expected) => {
  expect(keys(change)).toEqual(expected)
})

test('a plan is shown with its day in Brussels', () => {
  const [, plan] = badgesOf({ ...user, desiredDeactivationDate: '2031-12-31T22:59:59Z' })
  expect(plan?.values).toEqual({ date: '31/12/2031' })
})
