import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ApiError } from '@/api/errors.ts'
import { fieldRules, summaryOf } from './form-errors.ts'

/** Broken rules as the form library holds them: by field, nested. */
export const nest = (broken: BrokenRules, fieldOf: (path: string) => string): object =>
  Object.entries(broken).reduce<object>((errors, [path, rule]) => setIn(errors, fieldOf(path), rule), {})

/** The server's refusal as the form library holds it: at the fields and, of several, above them. */
export const serverErrors = (error: ApiError, fieldOf: (path: string) => string): SubmissionErrors => ({
  ...nest(fieldRules(error), fieldOf),
  [FORM_ERROR]: summaryOf(error) ?? '',
})
