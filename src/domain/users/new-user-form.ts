import isDate from '~openapi/formats/date.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { activationMoment, deactivationMoment, type ActivationMode, type Plan } from './activation.ts'
import { toSettings, type BudgetValues } from '@/domain/budgets/budget-form.ts'
import { ADDRESS_PARTS, type AddressPart } from '@/forms/values/address.ts'

type NewUserData = Schemas['MobileUserData']

type AddressForm = Record<AddressPart, string>

const OPTIONAL_TEXTS = [
  'msisdn',
  'birthDate',
  'login',
  'employeeNumber',
  'contractId',
  'extId',
  'parentUserOspId',
] as const

type Texts = Record<'firstName' | 'lastName' | 'email' | (typeof OPTIONAL_TEXTS)[number], string>

/** The form values of the wizard. Empty texts represent missing values. */
export interface NewUserForm extends Texts, Plan<ActivationMode> {
  readonly language: Schemas['Language']
  readonly twoFactor: boolean
  readonly workAddress: AddressForm
  readonly homeAddress: AddressForm
  readonly licensePlate: string
  readonly mobibCardNumber: string
  readonly mobibChipId: string
  /** `yyyy-MM-dd`: the last day on which the account works. Empty if it has no end. */
  readonly lastDay: string
  /** At most one per type. */
  readonly budgets: readonly BudgetValues[]
  /** The identifiers of the groups. */
  readonly userGroups: readonly string[]
}

const NO_ADDRESS: AddressForm = { streetName: '', streetNumber: '', zipCode: '', city: '' }

/** R179: the initial language is nl. */
export const EMPTY_USER: NewUserForm = {
  firstName: '',
  lastName: '',
  email: '',
  msisdn: '',
  birthDate: '',
  language: 'nl',
  login: '',
  twoFactor: false,
  employeeNumber: '',
  contractId: '',
  extId: '',
  parentUserOspId: '',
  workAddress: NO_ADDRESS,
  homeAddress: NO_ADDRESS,
  licensePlate: '',
  mobibCardNumber: '',
  mobibChipId: '',
  mode: 'now',
  day: '',
  lastDay: '',
  budgets: [],
  userGroups: [],
}

/** R235: the one request that creates the user. Texts are trimmed, and empty texts are left out. */
export function toCreation(
  values: NewUserForm,
  corporateAccountOspId: string,
  now = new Date(),
): Schemas['CreateMobileUserRequest'] {
  const corporateAccount = { ospId: corporateAccountOspId }
  const { mode, day, lastDay, language, twoFactor, workAddress, homeAddress } = values
  const userData: NewUserData = {
    corporateAccount,
    failedLoginCount: 0,
    roles: ['ospuser'],
    firstName: trimmed(values.firstName) ?? '',
    lastName: trimmed(values.lastName) ?? '',
    email: trimmed(values.email) ?? '',
    language,
    ...filled(OPTIONAL_TEXTS, values),
    // G150: an absent value means immediately. While the day is incomplete there is no moment, and `brokenPlan` asks
    // for the day.
    ...(mode !== 'now' &&
      (mode !== 'date' || isDate(day)) && { desiredActivationDate: activationMoment(mode, day, now) }),
    ...(isDate(lastDay) && deactivationMoment('date', lastDay)),
    ...withoutUndefined({ twoFactor: twoFactor || undefined }),
    ...filled(['licensePlate'], { licensePlate: values.licensePlate.toUpperCase() }),
  }
  const work = filled(ADDRESS_PARTS, workAddress)
  const home = filled(ADDRESS_PARTS, homeAddress)
  if (Object.keys(work).length > 0) userData.workAddress = work
  if (Object.keys(home).length > 0) userData.homeAddress = home
  return {
    corporateAccount,
    userData,
    userBudgets: values.budgets.map((budget) => ({ type: budget.type, data: toSettings(budget) })),
    userGroups: [...values.userGroups],
    ...filled(['mobibCardNumber', 'mobibChipId'], values),
    mobibValidFrom: null,
    sendCredentials: true,
  }
}

/** The field of the wizard for a path of the request. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^userData\./, '')
    .replace(/^desiredActivationDate$/, 'day')
    .replace(/^desiredDeactivationDate$/, 'lastDay')
    .replace(/^userBudgets\b.*/, 'budgets')

const trimmed = (text: string): string | undefined => text.trim() || undefined

function filled<Name extends string>(
  names: readonly Name[],
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = trimmed(values[name])
    if (text !== undefined) found[name] = text
  }
  return found
}
