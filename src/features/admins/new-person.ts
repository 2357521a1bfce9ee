import type { Schemas } from '@/api/generated/schema.ts'

/** The form values of a new person. Final Form removes an empty text. */
export interface PersonValues {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly msisdn?: string
  readonly login?: string
  readonly language: Schemas['Language']
}

/** The form of an admin also has the roles, and the two-factor setting (R162). */
export interface AdminValues extends PersonValues {
  readonly roles: readonly string[]
  /** `company`: follows the company's setting for its admins. */
  readonly twoFactor: 'company' | 'on' | 'off'
}

export const NO_PERSON: PersonValues = { language: 'nl' } // R179
export const NO_ADMIN: AdminValues = { ...NO_PERSON, roles: [], twoFactor: 'company' }

/**
 * The request's properties for a person. Texts are trimmed, and empty ones are left out. Without a login, the platform
 * generates one (R180).
 */
const personOf = ({
  firstName = '',
  lastName = '',
  email = '',
  msisdn = '',
  login = '',
  language,
}: PersonValues): Schemas['NewPerson'] => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  ...(msisdn !== '' && { msisdn }),
  ...(login.trim() !== '' && { login: login.trim() }),
  language,
})

/** Credentials are always mailed (R082). */
const common = (values: PersonValues, accountOspId: string) =>
  ({
    corporateAccount: { ospId: accountOspId },
    userData: personOf(values),
    sendCredentials: true,
  }) as const

export const toManager = (values: AdminValues, accountOspId: string): Schemas['CreateManagerRequest'] => {
  const { userData, ...rest } = common(values, accountOspId)
  const { twoFactor } = values
  return {
    ...rest,
    userData: { ...userData, ...(twoFactor !== 'company' && { twoFactor: twoFactor === 'on' }) },
    roles: [...values.roles],
  }
}

export const toContact = (
  values: PersonValues,
  accountOspId: string,
  contactType: Schemas['ContactType'],
): Schemas['CreateContactRequest'] => ({ ...common(values, accountOspId), contactTypes: [contactType] })

/** The field of a path in either request. */
export const fieldOf = (path: string): string =>
  path.replace(/^userData\./, '').replace(/^roles\..*/, 'roles')
