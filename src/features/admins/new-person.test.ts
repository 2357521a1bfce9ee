import { describe, expect, test } from 'vitest'
import { fieldOf, NO_ADMIN, NO_PERSON, toContact, toManager } from './new-person.ts'

const AN = { firstName: ' An ', lastName: 'Admin', email: 'an@brugge-bakery.example ' }

describe('a new person', () => {
  test('R082, R180 gets credentials, and a generated login unless one is typed', () => {
    expect(toContact({ ...NO_PERSON, ...AN }, 'ca-1', 'HR')).toEqual({
      corporateAccount: { ospId: 'ca-1' },
      userData: { firstName: 'An', lastName: 'Admin', email: 'an@brugge-bakery.example', language: 'nl' },
      contactTypes: ['HR'],
      sendCredentials: true,
    })
    expect(toContact({ ...NO_PERSON, ...AN, login: 'an.hr ' }, 'ca-1', 'HR').userData.login).toBe('an.hr')
  })

  test("R162 follows the company's two-factor setting unless it is set for this admin", () => {
    const values = { ...NO_ADMIN, ...AN, roles: ['user_manager'] }
    expect(toManager(values, 'ca-1')).toMatchObject({ roles: ['user_manager'], sendCredentials: true })
    expect(toManager(values, 'ca-1').userData).not.toHaveProperty('twoFactor')
    expect(toManager({ ...values, twoFactor: 'on' }, 'ca-1').userData.twoFactor).toBe(true)
    expect(toManager({ ...values, twoFactor: 'off' }, 'ca-1').userData.twoFactor).toBe(false)
  })

  test('an error of the server shows at its field', () => {
    expect(fieldOf('userData.login')).toBe('login')
    expect(fieldOf('roles.1')).toBe('roles')
    expect(fieldOf('roles')).toBe('roles')
  })
})
