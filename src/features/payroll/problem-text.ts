import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import { ruleMessage } from '@/i18n/rule-message.ts'

/** Why a payroll user is waiting, as a text: "E-mail is required". */
// i18n-keys: payroll:userFields.*
export const problemText =
  (t: TFunction) =>
  ({ field, rule }: components['schemas']['PayrollUserProblem']): string =>
    ruleMessage({ rule }, t(`userFields.${field}`))
