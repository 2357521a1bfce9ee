import { describe, expect, test } from 'vitest'
import { fieldOf, NO_ADMIN, NO_PERSON, toContact, toManager } from './new-person.ts'

const AN = { firstName: ' An ', lastName: 'Admin', email: 'an@brugge-bakery.example ' }

describe('somebody new', () => {
  test('R082, R180 gets credentials, and a login of the platform unless one is typed', () => {
    expect(toContact({ ...NO_PERSON, ...AN }, 'ca-1', 'HR')).toEqual({
      corporateAccount: { ospId: 'ca-1' },
      userData: { firstName: 'An', lastName: 'Admin', email: 'an@brugge-bakery.example', language: 'nl' },
      contactTypes: ['HR'],
      sendCredentials: true,
    })
    expect(toContact({ ...NO_PERSON, ...AN, login: 'an.hr ' }, 'ca-1', 'HR').userData.login).toBe('an.hr')
  })

  test('R162 leaves two-factor to the company unless it is decided for this admin', () => {
    const values = { ...NO_ADMIN, ...AN, roles: ['user_manager'] }
    expect(toManager(values, 'ca-1')).toMatchObject({ roles: ['user_manager'], sendCredentials: true })
    expect(toManager(values, 'ca-1').userData).not.toHaveProperty('twoFactor')
    expect(toManager({ ...values, twoFactor: 'on' }, 'ca-1').userData.twoFactor).toBe(true)
    expect(toManager({ ...values, twoFactor: 'off' }, 'ca-1').userData.twoFactor).toBe(false)
  })

  test('what the server refuses lands on its field', () => {
    expect(fieldOf('userData.login')).toBe('login')
    expect(fieldOf('roles.1')).toBe('roles')
    expect(fieldOf('roles')).toBe('roles')
  })
})
