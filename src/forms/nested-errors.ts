import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form'
import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'
import { t } from '@/i18n/i18n.ts'
import { textOf } from '@/session/failure-notices.ts'
import { fieldRules, summaryOf } from './form-errors.ts'

/** Broken rules as the form library holds them: by field, nested. */
export const nest = (broken: BrokenRules, fieldOf: (path: string) => string): object =>
  Object.entries(broken).reduce<object>((errors, [path, rule]) => setIn(errors, fieldOf(path), rule), {})

/**
 * Nests broken rules, by field, and returns what it returned before for a rule that has not changed. So a key press only
 * renders the fields again whose error it changes.
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

/** What stands in the form when sending failed for another reason than its fields. A stale record has a notice. */
const failureOf = (error: ApiError): string | undefined =>
  error.fields.length > 0 ||
  error.code === 'STALE' ||
  error.kind === 'aborted' ||
  error.kind === 'session-over'
    ? undefined
    : `${t('ui:form.notSaved')} ${textOf(error)}`

/**
 * The server's refusal as the form library holds it: at the fields and, of several that are no fields here, above them. That it may have been
 * done (G301) stands above them too: submitting again does it once.
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
