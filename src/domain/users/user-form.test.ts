import { describe, expect, test } from 'vitest'
import validate from '@/api/generated/validators/UpdateUserRequest.js'
import type { FormValuesOf } from '@/forms/define-form.ts'
import { brokenRules } from '@/forms/validate.ts'
import { userForm, type AppUser } from './user-form.ts'

const { toBody, toForm } = userForm.editing
type UserForm = FormValuesOf<typeof userForm>

const jonas: AppUser = {
  ospId: 'u-1101',
  version: 3,
  firstName: 'Jonas',
  lastName: 'Peeters',
  email: 'jonas.peeters@brugge-bakery.example',
  msisdn: '+32470123456',
  language: 'nl',
  login: 'jonas.peeters',
  active: true,
  blocked: false,
  anonymized: false,
  twoFactor: false,
  twoFactorSetUp: false,
  externallyManaged: false,
  contractId: 'BB-2025-042',
  extId: 'BB-0042',
  roles: ['ospuser'],
  classification: 'mobile',
  contactTypes: [],
  userGroups: [],
  homeAddress: { streetName: 'Gentpoortstraat', streetNumber: '7 bus 3', zipCode: '8000', city: 'Brugge' },
  createdOn: '2025-02-20T09:15:00+01:00',
}
const typed = (change: Partial<UserForm>): UserForm => ({ ...toForm(jonas), ...change })
const dataOf = (change: Partial<UserForm>) => toBody(typed(change), jonas).data

describe('the request of a user update', () => {
  test('without changes: only the version', () => {
    expect(toBody(toForm(jonas), jonas)).toEqual({ ospId: 'u-1101', version: 3, data: {} })
  })

  test('only changed values', () => {
    expect(dataOf({ msisdn: '+32475000001', twoFactor: true, language: 'fr' })).toEqual({
      msisdn: '+32475000001',
      twoFactor: true,
      language: 'fr',
    })
  })

  test('whitespace around a text is no change', () => {
    expect(dataOf({ firstName: ' Jonas ', lastName: ' Peeters-Maes ' })).toEqual({ lastName: 'Peeters-Maes' })
  })

  test('an emptied text is removed, but a name is required', () => {
    expect(dataOf({ msisdn: '', contractId: ' ' })).toEqual({ msisdn: null, contractId: null })
    expect(dataOf({ firstName: '' })).toEqual({ firstName: '' })
  })

  test('only the changed parts of an address', () => {
    const { homeAddress, workAddress } = toForm(jonas)
    expect(dataOf({ homeAddress: { ...homeAddress, streetNumber: '' } })).toEqual({
      homeAddress: { streetNumber: null },
    })
    expect(dataOf({ workAddress: { ...workAddress, city: 'Gent' } })).toEqual({
      workAddress: { city: 'Gent' },
    })
  })
})

describe('the contract validates the typed values', () => {
  test.each<[string, Partial<UserForm>, string, string]>([
    ['R134 a name is required', { lastName: ' ' }, 'data.lastName', 'required'],
    ['R134 so is an e-mail address', { email: '' }, 'data.email', 'required'],
    ['R135 an e-mail address', { email: 'jonas@' }, 'data.email', 'email'],
    ['R140 a phone number', { msisdn: '+3247012' }, 'data.msisdn', 'phone'],
    ['R145 no dots in an external id', { extId: 'BB.42' }, 'data.extId', 'no-dots-or-space'],
    ['R145 no space in an external id', { extId: 'BB 42' }, 'data.extId', 'no-dots-or-space'],
    ['a date', { birthDate: '31/02/1990' }, 'data.birthDate', 'date'],
    ['a login without blanks', { login: 'jonas peeters' }, 'data.login', 'spaces'],
    [
      'no more than the contract takes',
      { employeeNumber: 'x'.repeat(101) },
      'data.employeeNumber',
      'maxLength',
    ],
  ])('%s', (_name, change, field, rule) => {
    const broken = brokenRules(validate, toBody(typed(change), jonas))
    expect(broken[field]?.rule).toBe(rule)
    expect(Object.keys(broken)).toEqual([field])
  })

  test('an update without changes is no error', () => {
    expect(brokenRules(validate, toBody(toForm(jonas), jonas))).toEqual({})
  })
})
