/** Converts the errors of ajv and of our validators to the contract's `ApiError`, and to lines for the list of violations. */
import type { ErrorObject } from 'ajv'
import { PATTERN_RULES } from '~openapi/pattern-rules.ts'
import type { Finding } from '~openapi/validation.ts'
import type { components } from '@/api/generated/schema.ts'

export type ApiError = components['schemas']['ApiError']
export type FieldError = components['schemas']['FieldError']

const LIMITS = { field: 200, fields: 200, messages: 10, message: 500 }
/** Keywords that only report that a part failed. The error of that part gives the cause. */
const SUMMARIES = new Set(['if', 'not', 'oneOf', 'anyOf', 'propertyNames', 'unevaluatedItems'])

/** One entry per field, as a dotted path (`data.email`), below `root` for a parameter. */
export function fieldErrors(findings: readonly Finding[] | null | undefined, root = ''): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const finding of causesOf(findings ?? [])) {
    const field = [root, ...path(finding)]
      .filter((part) => part !== '')
      .join('.')
      .slice(0, LIMITS.field)
    const message = sentence(finding).slice(0, LIMITS.message)
    const existing = byField.get(field)
    if (!existing) byField.set(field, { field, messages: [message], rule: rule(finding), ...params(finding) })
    else if (!existing.messages.includes(message) && existing.messages.length < LIMITS.messages)
      existing.messages.push(message)
  }
  return [...byField.values()].slice(0, LIMITS.fields)
}

/** Lines such as `content.0.email: must match format "email"`, without values of the body. */
export const problemsOf = (findings: readonly ErrorObject[] | null | undefined): string[] =>
  causesOf(findings ?? [])
    .slice(0, 20)
    .map(
      (finding) =>
        `${path(finding).join('.') || 'body'}: ${rule(finding) === 'unknown' ? 'is not declared' : (finding.message ?? finding.keyword)}`,
    )

export const requiredError = (field: string): FieldError => ({
  field,
  messages: ['The field is required'],
  rule: 'required',
})
export const unknownError = (field: string): FieldError => ({
  field: field.slice(0, LIMITS.field),
  messages: ['This is not expected here'],
  rule: 'unknown',
})
/** The body of a 422. */
export const invalidValues = (errors: FieldError[]): ApiError => ({
  message: errors.length === 1 ? 'One value is invalid.' : `${errors.length} values are invalid.`,
  code: 'INVALID_VALUE',
  errors: errors.slice(0, LIMITS.fields),
})

function causesOf<Any extends Finding>(findings: readonly Any[]): readonly Any[] {
  const causes = findings.filter(({ keyword }) => !SUMMARIES.has(keyword))
  return causes.length > 0 ? causes : findings
}

function path({ instancePath, params }: Finding): string[] {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<
    string,
    string | undefined
  >
  const last = missingProperty ?? additionalProperty ?? unevaluatedProperty
  return last === undefined ? parts : [...parts, last]
}

/** The rule name of the message keys (`validations.<rule>`, R158): the name of a format, otherwise the keyword. */
function rule({ keyword, params }: Finding): string {
  if (keyword === 'format') return (params as { format: string }).format
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'unknown'
  if (keyword === 'minLength' && (params as { limit: number }).limit === 1) return 'required'
  if (keyword === 'pattern') return PATTERN_RULES[String((params as { pattern: unknown }).pattern)] ?? keyword
  // R170: a number with decimals has its own message.
  if (keyword === 'type' && [(params as { type: unknown }).type].flat().includes('integer')) return 'integer'
  return keyword
}

/** The exceeded bound, which a client needs for its message (`params`). */
function params(finding: Finding): Pick<FieldError, 'params'> {
  const { limit } = finding.params as { limit?: unknown }
  // A format has no numeric bound, and a text that must not be empty is reported as required.
  if (typeof limit !== 'number' || rule(finding) !== finding.keyword) return {}
  return { params: /^(min|exclusiveMin)/.test(finding.keyword) ? { min: limit } : { max: limit } }
}

function sentence(finding: Finding): string {
  const ruleName = rule(finding)
  if (ruleName === 'required') return 'The field is required'
  if (ruleName === 'unknown') return 'This is not expected here'
  if (ruleName === 'email') return 'The email format seems to be wrong'
  if (ruleName === 'phone') return 'The phone number is not valid'
  return `The value ${finding.message ?? 'is not valid'}`
}
