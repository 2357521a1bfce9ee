import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form'
import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'
import { t } from '@/i18n/i18n.ts'
import { textOf } from '@/session/failure-notices.ts'
import { fieldRules, summaryOf } from './form-errors.ts'

/** Broken rules in the nested format of the form library. */
export const nest = (broken: BrokenRules, fieldOf: (path: string) => string): object =>
  Object.entries(broken).reduce<object>((errors, [path, rule]) => setIn(errors, fieldOf(path), rule), {})

/**
 * Nests broken rules by field, and returns the same object for a rule that has not changed. This way a key press
 * renders only the fields whose error changes.
 */
export function errorKeeper(): (broken: BrokenRules) => object {
  let before: BrokenRules = {}
  return (broken) => {
    before = Object.fromEntries(
      Object.entries(broken).map(([field, rule]) => {
        const known = before[field]
        return [field, known && isSame(known, rule) ? known : rule]
      }),
    )
    return nest(before, (field) => field)
  }
}

const isSame = (one: BrokenRule, other: BrokenRule): boolean =>
  one.rule === other.rule &&
  one.text === other.text &&
  JSON.stringify(one.params) === JSON.stringify(other.params)

/** The text in the form if sending failed for a reason other than its fields. A stale record has a notice instead. */
const failureOf = (error: ApiError): string | undefined =>
  error.fields.length > 0 ||
  error.code === 'STALE' ||
  error.kind === 'aborted' ||
  error.kind === 'session-over'
    ? undefined
    : `${t('ui:form.notSaved')} ${textOf(error)}`

/**
 * The server's errors in the format of the form library: at the fields and, if several have no field here, above them.
 * An unknown outcome (G301) shows above the fields too, because submitting again does not repeat the write.
 */
export const serverErrors = (
  error: ApiError,
  fieldOf: (path: string) => string,
  isField: (name: string) => boolean,
): SubmissionErrors => ({
  ...nest(fieldRules(error), fieldOf),
  [FORM_ERROR]: error.mayBeDone
    ? textOf(error)
    : (summaryOf(error, (path) => isField(fieldOf(path))) ?? failureOf(error) ?? ''),
})
