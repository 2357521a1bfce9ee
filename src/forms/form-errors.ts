import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'
import { rowName } from './values/changes.ts'

/** The field of a path in the body, where nothing else is said: `data.email` is `email`. */
export const withoutData = (path: string): string => rowName(path.replace(/^data\./, ''))

/** The server's field errors as broken rules, by their path in the body. A field shows its first message (R159). */
export const fieldRules = ({ fields }: ApiError): BrokenRules =>
  Object.fromEntries(
    fields.map(({ field, rule = 'invalid', params, messages: [text = ''] }): [string, BrokenRule] => [
      field,
      { rule, text, ...(params && { params }) },
    ]),
  )

/**
 * What stands above the fields when the server refuses several: the first message of each (R159), but not of those that
 * the form itself names there.
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
 * Whether the form shows the error itself: at its field, if the form has that, or above all fields if the error names
 * several (R159), or it may have been done (G301).
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
