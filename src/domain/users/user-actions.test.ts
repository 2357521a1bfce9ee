import { describe, expect, test } from 'vitest'
import { userActions, wordsOf, type ActionUser, type UserAction } from './user-actions.ts'

const user: ActionUser = {
  ospId: 'u-1',
  firstName: 'Jonas',
  lastName: 'Peeters',
  email: 'jonas@brugge-bakery.example',
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
const action = (id: UserAction['id']): UserAction => {
  const found = userActions.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no action ${id}`)
  return found
}
const { email: _email, ...unreachable } = user

describe('an action says why it cannot be done now', () => {
  test.each<[UserAction['id'], ActionUser, string | undefined]>([
    ['activate', user, 'alreadyActive'],
    ['activate', { ...user, active: false }, undefined],
    ['activate', { ...user, desiredDeactivationDate: '2031-12-31T23:59:59+01:00' }, undefined],
    ['deactivate', user, undefined],
    ['deactivate', { ...user, active: false }, 'alreadyInactive'],
    ['unblock', user, 'notBlocked'],
    ['unblock', { ...user, blocked: true }, undefined],
    ['clear-two-factor', user, 'noDevice'],
    ['clear-two-factor', { ...user, twoFactor: true }, undefined],
    ['clear-two-factor', { ...user, twoFactor: true, twoFactorSetUp: false }, 'noDevice'],
    ['send-pincode', user, undefined],
    ['send-pincode', { ...user, active: false }, 'inactive'],
    ['send-pincode', unreachable, 'noEmail'],
    ['selfservice-link', user, undefined],
    ['selfservice-link', { ...user, active: false }, 'inactive'],
    ['anonymize', user, undefined],
    ['anonymize', { ...user, externallyManaged: true }, 'externallyManaged'],
  ])('%s', (id, of, reason) => {
    expect(action(id).refuses(of)).toBe(reason)
  })

  test('R091 nothing can be done with an anonymised user', () => {
    const gone = { ...user, anonymized: true, active: false }
    expect(userActions.map(({ refuses }) => refuses(gone))).toEqual(userActions.map(() => 'anonymized'))
  })
})

test('a planned deactivation is withdrawn, not activated', () => {
  const leaving = { ...user, desiredDeactivationDate: '2031-12-31T23:59:59+01:00' }
  expect(wordsOf(action('activate'), leaving)).toBe('withdraw')
  expect(wordsOf(action('activate'), user)).toBe('activate')
  expect(wordsOf(action('activate'), { ...user, active: false })).toBe('activate')
  expect(wordsOf(action('deactivate'), user)).toBe('deactivate')
})
