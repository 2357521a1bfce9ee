import { type BrokenRules, brokenFormat } from '~openapi/rules.ts'
import { ApiError, type FieldError } from '@/api/errors.ts'
import { updateSalaryCode } from '@/api/generated/operations/payroll.ts'
import { write } from '@/api/use-write.ts'
import { labelOf } from '@/session/error-label.ts'
import type { Schemas } from '@/api/generated/schema.ts'

export type SalaryCode = Schemas['SalaryCode']

/** The typed codes, by the id of the salary code. */
export type CodeValues = Readonly<Record<string, string | undefined>>

export const toForm = (codes: readonly SalaryCode[]): CodeValues =>
  Object.fromEntries(codes.map(({ id, code = '' }) => [id, code]))

const typedOf = (values: CodeValues, id: string): string => (values[id] ?? '').trim()

/** The salary codes whose code has changed. */
export const changedCodes = (values: CodeValues, codes: readonly SalaryCode[]): readonly SalaryCode[] =>
  codes.filter(({ id, code = '' }) => typedOf(values, id) !== code)

/** The format of a provider's codes. */
type CodeTerms = Pick<Schemas['PayrollProvider'], 'codePattern' | 'codeFormat'>

/** An existing code cannot be removed, must have the provider's format, and must be unique in a company. */
export function brokenCodes(
  values: CodeValues,
  codes: readonly SalaryCode[],
  { codePattern: pattern, codeFormat: format }: CodeTerms = {},
): BrokenRules {
  const broken: Record<string, BrokenRules[string]> = {}
  const isPattern = pattern === undefined ? undefined : new RegExp(pattern)
  for (const { id, code } of codes) {
    const typed = typedOf(values, id)
    if (typed === '') {
      if (code !== undefined) broken[id] = { rule: 'required' }
    } else if (isPattern?.test(typed) === false) broken[id] = brokenFormat(format)
    else if (codes.some((other) => other.id !== id && typedOf(values, other.id) === typed))
      broken[id] = { rule: 'unique' }
  }
  return broken
}

/**
 * Saves each changed code by a separate call. A call can fail because another component still uses the code, which a
 * later call may free. So such failed calls are retried as long as others succeed. Throws one error with the refused
 * fields.
 */
export async function saveCodes(values: CodeValues, changed: readonly SalaryCode[]): Promise<void> {
  let left = changed
  for (;;) {
    const refused: (readonly [SalaryCode, ApiError])[] = []
    for (const one of left) {
      const error = await saveCode(one, typedOf(values, one.id))
      if (error) refused.push([one, error])
    }
    const again = refused.filter(([, { code }]) => code === 'TAKEN').map(([one]) => one)
    if (refused.length === 0) return
    if (again.length === 0 || refused.length === left.length)
      throw new ApiError('http', updateSalaryCode.id, 422, { errors: refused.flatMap(toFields) })
    left = refused.map(([one]) => one)
  }
}

/** R238, R269: errors of the server about a value. They show at the field, without a notice. */
const OF_FIELD: readonly string[] = ['INVALID_ARGUMENT', 'TAKEN']

/** Returns a refusal of the value. Throws any other `ApiError`, after its notice. */
async function saveCode({ id, version }: SalaryCode, code: string): Promise<ApiError | undefined> {
  try {
    await write(
      updateSalaryCode,
      { path: { id }, body: { code, version } },
      { refreshes: [], ignore: OF_FIELD },
    )
    return undefined
  } catch (error) {
    if (error instanceof ApiError && OF_FIELD.includes(error.code ?? '')) return error
    throw error
  }
}

/** A refusal may not name a field. Then its label shows the error. */
function toFields([{ id }, { fields, label }]: readonly [SalaryCode, ApiError]): FieldError[] {
  if (fields.length > 0) return fields.map((field) => ({ ...field, field: id }))
  const text = labelOf(label)
  return [{ field: id, messages: text === undefined ? [] : [text] }]
}
