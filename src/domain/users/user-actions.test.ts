// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { ActionUser } from './action-user.ts'
import { userActions } from './user-actions.ts'

const user: ActionUser = {
  ospId: 'u-1',
  firstname: 'Jonas',
  lastname: 'Peeters',
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
const leaving = { ...user, desiredDeactivationDate: '2031-12-31T23:59:59+01:00' }
const viewer = { ...user, ospId: 'u-2', roles: ['user_manager'] }

function action(id: string) {
  const found = userActions.all.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no action ${id}`)
  return found
}
const { email: _email, ...unreachable } = user

describe('an action states why it cannot be run now', () => {
  test.each<[string, ActionUser, string | undefined]>([
    ['activate', user, 'alreadyActive'],
    ['activate', { ...user, active: false }, undefined],
    ['activate', leaving, undefined],
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
    ['add-to-group', { ...user, classification: 'admin' }, 'noAppUser'],
  ])('%s', (id, of, reason) => {
    expect(action(id).refuses(of, viewer)).toBe(reason)
  })

  test.each(['deactivate', 'anonymize'])("G201 %s is refused for the viewer's own account", (id) => {
    expect(action(id).refuses(user, user)).toBe('ownAccount')
  })

  test('R091 an anonymised user has no actions', () => {
    const gone = { ...user, anonymized: true, active: false }
    expect(userActions.all.map(({ refuses }) => refuses(gone, viewer))).toEqual(
      userActions.all.map(() => 'anonymized'),
    )
  })
})

test('a planned deactivation is withdrawn, not activated', () => {
  expect(action('activate').words(leaving)).toBe('withdraw')
  expect(action('activate').words(user)).toBe('activate')
  expect(action('activate').words({ ...user, active: false })).toBe('activate')
  expect(action('deactivate').words(user)).toBe('deactivate')
})

test('a planned deactivation is withdrawn for one user at a time, without asking for a date', () => {
  const { plan, refuses } = action('activate')
  expect(plan?.asks?.(leaving)).toBe(false)
  expect(plan?.asks?.({ ...user, active: false })).toBe(true)
  expect(refuses(leaving, viewer, plan?.initial(undefined))).toBe('alreadyActive')
})

test('an existing plan is the initial value', () => {
  expect(action('deactivate').plan?.initial(leaving)).toMatchObject({ mode: 'date', day: '2031-12-31' })
  expect(action('deactivate').plan?.initial(user)).toMatchObject({ mode: 'now', day: '' })
})

test('a user who is already in the group is skipped', () => {
  const member = { ...user, userGroups: [{ ospId: 'g-1', name: 'A' }] }
  const values = { mode: 'now', day: '', group: 'g-1' }
  expect(action('add-to-group').refuses(member, viewer, values)).toBe('inGroup')
  expect(action('add-to-group').refuses(user, viewer, values)).toBeUndefined()
})

test('R091 to anonymise, the user types the login, or the identifier if the login cannot be typed', () => {
  const { typed } = action('anonymize')
  expect(typed?.({ ...user, login: 'jonas.peeters' })).toBe('jonas.peeters')
  expect(typed?.({ ...user, login: 'x'.repeat(61) })).toBe('u-1')
  expect(typed?.(user)).toBe('u-1')
})
