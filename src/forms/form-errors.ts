import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form'
import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'

/** The field of a path in the body, where nothing else is said: `data.email` is `email`. */
export const withoutData = (path: string): string => path.replace(/^data\./, '')

/** Broken rules as the form library holds them: by field, nested. */
export const nest = (broken: BrokenRules, fieldOf: (path: string) => string): object =>
  Object.entries(broken).reduce<object>((errors, [path, rule]) => setIn(errors, fieldOf(path), rule), {})

/** The server's field errors; what they say together stands above the fields, first message each (R159). */
export function serverErrors({ fields }: ApiError, fieldOf: (path: string) => string): SubmissionErrors {
  if (fields.length === 0) return { [FORM_ERROR]: '' }
  const broken = Object.fromEntries(
    fields.map(({ field, rule = 'invalid', params, messages: [text = ''] }): [string, BrokenRule] => [
      field,
      { rule, text, ...(params && { params }) },
    ]),
  )
  const summary = fields.map(({ messages }) => messages[0] ?? '').join('\n')
  return { ...nest(broken, fieldOf), [FORM_ERROR]: fields.length > 1 ? summary : '' }
}

/**
 * Whether the form shows the error itself: at the field that it is of, which must be there, or above all fields when it
 * is of several (R159).
 */
export const isShownInForm = (
  { fields }: ApiError,
  fieldOf: (path: string) => string,
  shown: readonly string[],
): boolean => fields.length > 1 || fields.some(({ field }) => shown.includes(fieldOf(field)))
