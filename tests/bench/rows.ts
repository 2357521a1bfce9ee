import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

type Schemas = components['schemas']

/** A company in the benchmark's shared data, which every app under test shows. */
export interface BenchAccount {
  readonly id: number
  readonly name: string
  readonly number: string
  readonly vat: string
  readonly city: string
  readonly country: string
  readonly status: string
  readonly users: number
}

/** A user in the benchmark's shared data. */
export interface BenchUser {
  readonly id: number
  readonly fullname: string
  readonly email: string
  readonly login: string
  readonly active: boolean
  readonly groups: readonly string[]
  readonly phone: string
  readonly department: string
  readonly costCenter: string
  readonly validFrom: string
}

export interface BenchData {
  readonly accounts: readonly BenchAccount[]
  readonly users: readonly BenchUser[]
}

export const PARTNER = { ospId: 'p-1', name: 'Bench Partner' } as const
export const COMPANY_TYPES = ['SME', 'ENTERPRISE', 'PUBLIC'] as const
const LANGUAGES = ['nl', 'en', 'fr'] as const

const turn = <Value>(values: readonly [Value, ...Value[]], place: number): Value =>
  values[place % values.length] ?? values[0]
const startOf = (day: string): string => `${day}T00:00:00+01:00`

export const companyTypeOf = ({ id }: BenchAccount): string => turn(COMPANY_TYPES, id)

export const accountRow = (account: BenchAccount): Schemas['CorporateAccountSummary'] => ({
  ospId: `ca-${account.id}`,
  active: account.status === 'active',
  data: {
    extId: account.number,
    name: account.name,
    companyNumber: account.vat,
    city: account.city,
    companyType: companyTypeOf(account),
    paymentType: account.country === 'BE' ? 'PREPAID' : 'POSTPAID_WITH_SECURITY_DEPOSIT',
    partner: PARTNER,
  },
  userCount: account.users,
})

export const lastNameOf = ({ fullname }: BenchUser): string => fullname.split(' ')[1] ?? ''

export const userRow = (user: BenchUser, accounts: readonly BenchAccount[]): Schemas['AppUserSummary'] => {
  const account = accounts[(user.id * 7) % accounts.length]
  return {
    ospId: `u-${user.id}`,
    firstname: user.fullname.split(' ')[0] ?? '',
    lastname: lastNameOf(user),
    email: user.email,
    msisdn: user.phone,
    language: turn(LANGUAGES, user.id),
    login: user.login,
    // The list requests active users only. The other apps' lists have no such filter, so all users must be active.
    active: true,
    startActivationTime: startOf(user.validFrom),
    blocked: !user.active,
    anonymized: false,
    twoFactor: user.id % 3 === 0,
    externallyManaged: false,
    employeeNumber: user.costCenter,
    contractId: `C-${user.id}`,
    roles: ['ospuser'],
    classification: 'mobile',
    contactTypes: [],
    ...(account && { corporateAccount: { ospId: `ca-${account.id}`, name: account.name } }),
    userGroups: user.groups.map((name) => ({ ospId: `g-${name}`, name })),
    createdOn: startOf(user.validFrom),
  }
}

/** A user with all data of the user page. */
export const userDetail = (user: BenchUser, accounts: readonly BenchAccount[]): Schemas['AppUser'] => {
  const { firstname, lastname, startActivationTime, ...row } = userRow(user, accounts)
  return {
    ...row,
    firstName: firstname,
    lastName: lastname,
    ...withoutUndefined({ activeSince: startActivationTime }),
    version: 1,
    twoFactorSetUp: false,
    birthDate: '1988-03-14',
    payrollId: `PR-${user.id}`,
    partner: PARTNER,
    workAddress: {
      streetName: `${user.department} Avenue`,
      streetNumber: '12',
      zipCode: '1000',
      city: 'Brussels',
    },
    homeAddress: {
      streetName: 'Station Street',
      streetNumber: String(user.id),
      zipCode: '9000',
      city: 'Ghent',
    },
  }
}

/** The signed-in user: platform staff, who see everything without choosing a company. */
export const ADMIN: Schemas['AppUser'] = {
  ospId: 'u-admin',
  version: 1,
  firstName: 'Bench',
  lastName: 'Admin',
  email: 'admin@example.com',
  language: 'en',
  login: 'bench',
  active: true,
  blocked: false,
  anonymized: false,
  twoFactor: false,
  twoFactorSetUp: false,
  externallyManaged: false,
  roles: ['ospadmin'],
  classification: 'admin',
  contactTypes: [],
  userGroups: [],
  createdOn: '2024-01-01T00:00:00+01:00',
}
