import type { Schemas } from '@/api/generated/schema.ts'
import { EMPTY_USER, type NewUserForm } from '@/domain/users/new-user-form.ts'
import { changedTexts } from '@/forms/values/changes.ts'
import type { PayrollUser } from './payroll-user-actions.ts'

const TEXTS = ['firstName', 'lastName', 'email', 'msisdn', 'birthDate', 'login', 'employeeNumber'] as const

/** The app user form with what payroll knows of the person. */
export const prefilled = (person: PayrollUser, userGroups: readonly string[]): NewUserForm => ({
  ...EMPTY_USER,
  ...Object.fromEntries(TEXTS.map((name) => [name, person[name] ?? ''])),
  language: person.language ?? EMPTY_USER.language,
  userGroups,
})

export interface CorrectionValues {
  readonly login: string
  readonly email: string
  readonly msisdn: string
  readonly language: Schemas['Language']
}

/** What can be corrected of a payroll user. */
export const toForm = (person: PayrollUser): CorrectionValues => {
  const { login, email = '', msisdn = '', language = 'nl' } = person
  return { login, email, msisdn, language }
}

/** The corrections. An emptied address or phone is taken away; the login cannot be. */
export function toUpdate(values: CorrectionValues, base: PayrollUser): Schemas['PayrollUserUpdate'] {
  const before = toForm(base)
  const { login } = changedTexts(['login'], values, before, '')
  return {
    version: base.version,
    ...(login !== undefined && { login }),
    ...changedTexts(['email', 'msisdn'], values, before, null),
    ...(values.language !== base.language && { language: values.language }),
  }
}
