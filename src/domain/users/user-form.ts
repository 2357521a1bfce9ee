import type { Schemas } from '@/api/generated/schema.ts'
import { ADDRESS_PARTS, type AddressPart } from '@/forms/values/address.ts'
import { changedTexts } from '@/forms/values/changes.ts'

export type AppUser = Schemas['AppUser']
type UserUpdate = Schemas['UserUpdate']

export type AddressForm = Record<AddressPart, string>

/** Texts that cannot be taken away. */
const KEPT = ['firstName', 'lastName', 'email'] as const
/** Texts that a user may lack: an empty field takes them away. */
export const OPTIONAL_TEXTS = [
  'msisdn',
  'birthDate',
  'login',
  'employeeNumber',
  'contractId',
  'extId',
  'parentUserOspId',
] as const

/** What the fields hold; empty text where there is nothing. */
export type UserForm = Record<(typeof KEPT)[number] | (typeof OPTIONAL_TEXTS)[number], string> & {
  readonly language: Schemas['Language']
  readonly twoFactor: boolean
  readonly workAddress: AddressForm
  readonly homeAddress: AddressForm
}

/** What the fields show of a user. */
export const toForm = (user: AppUser): UserForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? '',
  msisdn: user.msisdn ?? '',
  birthDate: user.birthDate ?? '',
  language: user.language,
  login: user.login ?? '',
  twoFactor: user.twoFactor,
  employeeNumber: user.employeeNumber ?? '',
  contractId: user.contractId ?? '',
  extId: user.extId ?? '',
  parentUserOspId: user.parentUser?.ospId ?? '',
  workAddress: toAddressForm(user.workAddress),
  homeAddress: toAddressForm(user.homeAddress),
})

/** The request that turns `base` into what the fields hold: only what differs, blanks around texts left out. */
export function toBody(values: UserForm, base: AppUser): Schemas['UpdateUserRequest'] {
  const before = toForm(base)
  const data: UserUpdate = {
    ...changedTexts(KEPT, values, before, ''),
    ...changedTexts(OPTIONAL_TEXTS, values, before, null),
    ...(values.language !== before.language && { language: values.language }),
    ...(values.twoFactor !== before.twoFactor && { twoFactor: values.twoFactor }),
  }
  const work = changedTexts(ADDRESS_PARTS, values.workAddress, before.workAddress, null)
  const home = changedTexts(ADDRESS_PARTS, values.homeAddress, before.homeAddress, null)
  if (Object.keys(work).length > 0) data.workAddress = work
  if (Object.keys(home).length > 0) data.homeAddress = home
  return { ospId: base.ospId, version: base.version, data }
}

const toAddressForm = (address: Schemas['Address'] = {}): AddressForm => ({
  streetName: address.streetName ?? '',
  streetNumber: address.streetNumber ?? '',
  zipCode: address.zipCode ?? '',
  city: address.city ?? '',
})
