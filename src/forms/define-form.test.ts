import { expect, test } from 'vitest'
import createChannel from '@/api/generated/requests/MessageChannelCreation.ts'
import updateRecurring from '@/api/generated/requests/UpdateRecurringRequest.ts'
import updateUser from '@/api/generated/requests/UpdateUserRequest.ts'
import updatePartner from '@/api/generated/requests/UpdatePartnerRequest.ts'
import createContact from '@/api/generated/requests/CreateContactRequest.ts'
import createPartner from '@/api/generated/requests/CreatePartnerRequest.ts'
import { defineForm } from './define-form.ts'

const user = {
  ospId: 'u-1',
  version: 4,
  firstName: 'Nele',
  lastName: 'Nieuw',
  email: 'nele@bakery.example',
  msisdn: '+32475123456',
  birthDate: undefined,
  language: 'nl',
  login: undefined,
  twoFactor: false,
  employeeNumber: undefined,
  contractId: undefined,
  extId: undefined,
  parentUserOspId: undefined,
  workAddress: undefined,
  homeAddress: { streetName: 'Markt', city: 'Brugge' },
} as const
const { toForm, toBody, fieldOf } = defineForm(
  { update: updateUser },
  { of: (one: typeof user) => one },
).editing

test('unchanged values are not sent, and whitespace around a text is no change', () => {
  expect(toBody(toForm(user), user)).toEqual({ ospId: 'u-1', version: 4, data: {} })
  expect(toBody({ ...toForm(user), firstName: ' Nele ' }, user).data).toEqual({})
})

test('an emptied value is removed; if the contract requires a value, it refuses the empty text', () => {
  const { msisdn: _emptied, ...others } = toForm(user)
  expect(toBody(others, user).data).toEqual({ msisdn: null })
  const base = {
    ospId: 'r-1',
    version: 1,
    budgetOspId: 'b-1',
    type: 'RENT',
    amountVatIncl: -10,
    vatPercentage: 21,
    description: 'Shed',
    frequency: 'MONTH',
    endDate: '2030-01-14',
  } as const
  const form = defineForm({ update: updateRecurring }, { of: (one: typeof base) => one }).editing
  expect(form.toBody({ ...base, type: ' ' }, base).data).toEqual({ type: '' })
})

test('the properties of a nested object are updated one by one', () => {
  const values = toForm(user)
  expect(toBody({ ...values, homeAddress: { city: 'Gent' } }, user).data).toEqual({
    homeAddress: { streetName: null, city: 'Gent' },
  })
  expect(toBody({ ...values, workAddress: { city: 'Gent' } }, user).data).toEqual({
    workAddress: { city: 'Gent' },
  })
  expect(fieldOf('data.homeAddress.city')).toBe('homeAddress.city')
})

test('a creation starts with default values and sends what was filled in', () => {
  const { initial, toBody: toCreation } = defineForm({ create: createChannel }).creating()
  expect(initial).toEqual({ mspFilter: [], corporateAccountFilter: [] })
  expect(toCreation({ ...initial, name: ' Fietsers ', responseReceiverOspId: '' })).toEqual({
    name: 'Fietsers',
    mspFilter: [],
    corporateAccountFilter: [],
  })
})

test('initial values for a part of a group leave the rest of it empty', () => {
  const { initial } = defineForm(
    { create: createContact },
    { given: ['corporateAccount'], begin: { userData: { firstName: 'Nele' } } },
  ).creating({ corporateAccount: { ospId: 'ca-1' } })
  expect(initial.userData).toMatchObject({ firstName: 'Nele' })
  expect(Object.keys(initial.userData ?? {})).toContain('lastName')
})

test('each property is sent at its place in the body, and an error of a list item shows at the list', () => {
  const partner = defineForm({ create: createPartner }).creating()
  expect(partner.toBody({ extId: 'BLUE', name: 'Blue Bike', selectedProducts: ['p-1'] })).toMatchObject({
    extId: 'BLUE',
    data: { name: 'Blue Bike', selectedProducts: ['p-1'] },
  })
  expect(partner.fieldOf('data.selectedProducts.0')).toBe('selectedProducts')
  expect(partner.fieldOf('data.lines.0.name')).toBe('lines[0].name')
})

test('forms that share a request each send their own properties and name the properties they leave to others', () => {
  const base = { ospId: 'p-1', version: 2, name: 'Blue Bike', selectedProducts: ['p-1'] }
  const form = defineForm({ update: updatePartner }, { of: (one: typeof base) => one, only: ['name'] })
  expect(form.fields).toEqual(['name'])
  expect(form.others).toContain('selectedProducts')
  expect(form.others).not.toContain('version')
  expect(form.editing.toForm(base)).toEqual({ name: 'Blue Bike' })
  expect(form.editing.toBody({ name: 'Red Bike' }, base)).toEqual({
    ospId: 'p-1',
    version: 2,
    data: { name: 'Red Bike' },
  })
})

test('the field of an error may depend on the rest of its path', () => {
  const { fieldOf } = defineForm(
    { create: createPartner },
    {
      own: {
        properties: ['billingFlags'],
        toRequest: ({ flags }: { readonly flags?: Readonly<Record<string, boolean>> }) => ({
          billingFlags: flags,
        }),
        fields: { billingFlags: (rest) => `flags.${rest}` },
      },
    },
  ).creating()
  expect(fieldOf('data.billingFlags.isSmall')).toBe('flags.isSmall')
})
