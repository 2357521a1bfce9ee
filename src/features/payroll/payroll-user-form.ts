import update from '@/api/generated/requests/PayrollUserUpdate.ts'
import { EMPTY_USER, type NewUserForm } from '@/domain/users/new-user-form.ts'
import { defineForm } from '@/forms/define-form.ts'
import type { PayrollUser } from './payroll-user-actions.ts'

const TEXTS = ['firstName', 'lastName', 'email', 'msisdn', 'birthDate', 'login', 'employeeNumber'] as const

/** The values of the app user form, from the payroll data of the person. */
export const prefilled = (person: PayrollUser, userGroups: readonly string[]): NewUserForm => ({
  ...EMPTY_USER,
  ...Object.fromEntries(TEXTS.map((name) => [name, person[name] ?? ''])),
  language: person.language ?? EMPTY_USER.language,
  userGroups,
})

/** The payroll data that can be corrected. */
export const correctionForm = defineForm(
  { update },
  { of: (person: PayrollUser) => person, ids: { version: 'version' } },
)
