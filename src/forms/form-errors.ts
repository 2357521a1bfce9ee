import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { rowName } from './values/changes.ts'

/** The default field of a path in the body: `data.email` is `email`. */
export const withoutData = (path: string): string => rowName(path.replace(/^data\./, ''))

/** The server's field errors as broken rules, by their path in the body. A field shows its first message (R159). */
export const fieldRules = ({ fields }: ApiError): BrokenRules =>
  Object.fromEntries(
    fields.map(({ field, rule = 'invalid', params, messages: [text = ''] }): [string, BrokenRule] => [
      field,
      { rule, text, ...withoutUndefined({ params }) },
    ]),
  )

/**
 * The messages above the fields if the server refuses several fields: the first message of each (R159), except for
 * fields that the summary already lists.
 */
export function summaryOf(
  { fields }: ApiError,
  isNamed: (path: string) => boolean = () => false,
): string | undefined {
  if (fields.length < 2) return undefined
  return fields
    .filter(({ field }) => !isNamed(field))
    .map(({ messages }) => messages[0] ?? '')
    .join('\n')
}

/**
 * Whether the form shows the error itself: at its field, if the form has it, or above the fields if the error names
 * several (R159) or the outcome is unknown (G301).
 */
export const isShownInForm = (
  { fields, mayBeDone }: ApiError,
  fieldOf: (path: string) => string,
  shown: readonly string[],
): boolean =>
  mayBeDone !== undefined || fields.length > 1 || fields.some(({ field }) => shown.includes(fieldOf(field)))

/** The rule in the form library's error of a field. A group of fields has the rules of its parts instead. */
export const ruleOf = (error: unknown): BrokenRule | undefined =>
  typeof error === 'object' && error !== null && 'rule' in error ? (error as BrokenRule) : undefined
