import { describe, expect, test } from 'vitest'
import validate from '@/api/generated/validators/CreateMobileUserRequest.js'
import { brokenRules } from '@/forms/validate.ts'
import { EMPTY_USER, fieldOf, toCreation, type NewUserForm } from './new-user-form.ts'

const NOW = new Date('2026-06-30T22:30:00Z')
const NELE = { firstName: ' Nele ', lastName: 'Nieuw', email: 'nele@brugge-bakery.example' }
const create = (change: Partial<NewUserForm>) =>
  toCreation({ ...EMPTY_USER, ...NELE, ...change }, 'ca-2001', NOW)

describe('R235 the request of the wizard', () => {
  test('the minimum: a name, an email address, and constant values; R179 the language is nl', () => {
    expect(create({})).toEqual({
      corporateAccount: { ospId: 'ca-2001' },
      userData: {
        corporateAccount: { ospId: 'ca-2001' },
        failedLoginCount: 0,
        roles: ['ospuser'],
        firstName: 'Nele',
        lastName: 'Nieuw',
        email: 'nele@brugge-bakery.example',
        language: 'nl',
      },
      userBudgets: [],
      userGroups: [],
      mobibValidFrom: null,
      sendCredentials: true,
    })
    expect(brokenRules(validate, create({}))).toEqual({})
  })

  test.each(['Ne\u0085le', 'Ne\u009Fle', 'Ne\u200Ble'])(
    'R134 a name has no invisible character: %j',
    (firstName) => {
      expect(brokenRules(validate, create({ firstName }))).toEqual({
        'userData.firstName': {
          field: 'userData.firstName',
          rule: 'visible',
          rank: expect.any(Number) as number,
        },
      })
    },
  )

  test('the maximum', () => {
    const body = create({
      msisdn: '+32470123499',
      login: 'nele.nieuw',
      twoFactor: true,
      licensePlate: '1-abc-123',
      homeAddress: { streetName: 'Steenstraat', streetNumber: '1', zipCode: '8000', city: '' },
      mobibCardNumber: '6050123412349999',
      mobibChipId: '0A1B',
      budgets: [
        {
          type: 'MOBILITY_BUDGET',
          unlimited: false,
          vat: 'VAT_INCLUDED',
          frequency: 'YEAR',
          frequencyAmount: 3000,
          transferStrategy: 'RESET',
          equalToRecurring: true,
        },
      ],
      userGroups: ['g-4001'],
    })
    expect(body).toMatchObject({
      userData: {
        msisdn: '+32470123499',
        login: 'nele.nieuw',
        twoFactor: true,
        licensePlate: '1-ABC-123',
        homeAddress: { streetName: 'Steenstraat', streetNumber: '1', zipCode: '8000' },
      },
      userBudgets: [
        {
          type: 'MOBILITY_BUDGET',
          data: { frequency: 'YEAR', frequencyAmount: 3000, equalToRecurring: true },
        },
      ],
      userGroups: ['g-4001'],
      mobibCardNumber: '6050123412349999',
      mobibChipId: '0A1B',
    })
    expect(body.userData.homeAddress).not.toHaveProperty('city')
    expect(body.userData).not.toHaveProperty('workAddress')
    expect(brokenRules(validate, body)).toEqual({})
  })

  test.each<[string, Partial<NewUserForm>, string | null | undefined]>([
    ['now', { mode: 'now' }, undefined],
    ['by hand', { mode: 'manual' }, null],
    ['at the end of the day', { mode: 'endOfDay' }, '2026-07-01T23:59:59+02:00'],
    ['on a date', { mode: 'date', day: '2026-12-01' }, '2026-12-01T00:00:00+01:00'],
  ])('R087 G150 active %s', (_when, change, moment) => {
    expect(create(change).userData.desiredActivationDate).toBe(moment)
  })

  test.each(['', '1', '0026-99-99'])('R087 on a date that is still %j there is no moment', (day) => {
    expect(create({ mode: 'date', day }).userData).not.toHaveProperty('desiredActivationDate')
  })

  test.each<[string, Partial<NewUserForm>, string, string]>([
    ['R134 a name', { firstName: ' ' }, 'firstName', 'required'],
    ['R135 an e-mail address', { email: 'nele@' }, 'email', 'email'],
    ['R140 a phone number', { msisdn: '+3247' }, 'msisdn', 'phone'],
    ['R145 an external id', { extId: 'a.b' }, 'extId', 'no-dots-or-space'],
    ['a part of an address', { homeAddress: address('x'.repeat(101)) }, 'homeAddress.city', 'maxLength'],
    ['a card', { mobibCardNumber: '12' }, 'mobibCardNumber', 'pattern'],
  ])('%s is judged by the contract, at its field', (_what, change, field, rule) => {
    const broken = Object.entries(brokenRules(validate, create(change)))
    expect(broken.map(([path, found]) => [fieldOf(path), found.rule])).toEqual([[field, rule]])
  })
})

function address(city: string) {
  return { ...EMPTY_USER.homeAddress, city }
}

test('R088 the account ends at the end of its last day; without a last day nothing is sent', () => {
  const { userData } = toCreation({ ...EMPTY_USER, lastDay: '2031-12-31' }, 'ca-1')
  expect(userData.desiredDeactivationDate).toBe('2031-12-31T23:59:59+01:00')
  expect('desiredDeactivationDate' in toCreation(EMPTY_USER, 'ca-1').userData).toBe(false)
  // An incomplete date is not a day yet.
  expect('desiredDeactivationDate' in toCreation({ ...EMPTY_USER, lastDay: '31/1' }, 'ca-1').userData).toBe(
    false,
  )
})
