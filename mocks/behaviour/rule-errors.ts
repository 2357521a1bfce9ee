import type { BrokenRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { Refusal } from '../refusal.ts'

const MESSAGES: Record<string, string> = {
  required: 'The field is required',
  unlimited: 'This budget type cannot be unlimited',
  notWhenUnlimited: 'An unlimited budget has none',
  notWhenManual: 'A manual budget has none',
  allowed: 'The value is not offered here',
  equalToRecurring: 'The start amount must equal the recurring amount',
  budgetUpperLimit: 'The amount is over the upper limit',
  deviation: 'The distance is too far from the proposed one',
  one_of: 'Only one of these can be given',
  threshold_order: 'The threshold to is lower than from',
  not_itself: 'A partner cannot be linked to itself',
  unique: 'The value must be unique',
  unknown: 'This is not expected here',
  pattern: 'This is not written as it should be',
  written_as: 'This is not written as it should be',
  overlap: 'The period overlaps with another one',
  date_order: 'The end is before the beginning',
  future: 'The day is past',
  not_future: 'The day is still to come',
  too_early: 'The day is too long ago',
  not_zero: 'The amount is zero',
  notWhenExternal: 'An external template has none',
  onlyWhenExternal: 'Only an external template has one',
  placeholder: 'A placeholder is not written as it should be',
  language_twice: 'This language is there already',
  onlyOnHomeScreen: 'Only for a message on the home screen',
}

/** The message for a broken rule. */
export const ruleMessage = (rule: string): string => MESSAGES[rule] ?? 'The value is not valid'

/** Throws 422 when a rule is broken that no schema can express. */
export function refuseBrokenRules(broken: BrokenRules): void {
  const errors = Object.entries(broken).map(([field, { rule, params }]) => ({
    field,
    messages: [ruleMessage(rule)],
    rule,
    ...withoutUndefined({ params }),
  }))
  if (errors.length === 0) return
  const message = errors.length === 1 ? 'One value is invalid.' : `${errors.length} values are invalid.`
  throw new Refusal(422, { message, code: 'INVALID_VALUE', errors })
}
