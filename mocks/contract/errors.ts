/** Converts the errors of ajv and of our validators to the contract's `ApiError`, and to lines for the list of violations. */
import type { ErrorObject } from 'ajv'
import { PATTERN_RULES } from '~openapi/pattern-rules.ts'
import type { SchemaError } from '~openapi/validation.ts'
import type { components } from '@/api/generated/schema.ts'

export type ApiError = components['schemas']['ApiError']
export type FieldError = components['schemas']['FieldError']

const LIMITS = { field: 200, fields: 200, messages: 10, message: 500 }
/** Keywords that only report that a part failed. The error of that part gives the cause. */
const SUMMARIES = new Set(['if', 'not', 'oneOf', 'anyOf', 'propertyNames', 'unevaluatedItems'])

/** One entry per field, as a dotted path (`data.email`), below `root` for a parameter. */
export function fieldErrors(errors: readonly SchemaError[] | null | undefined, root = ''): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const error of causesOf(errors ?? [])) {
    const field = [root, ...path(error)]
      .filter((part) => part !== '')
      .join('.')
      .slice(0, LIMITS.field)
    const message = sentence(error).slice(0, LIMITS.message)
    const existing = byField.get(field)
    if (!existing) byField.set(field, { field, messages: [message], rule: rule(error), ...params(error) })
    else if (!existing.messages.includes(message) && existing.messages.length < LIMITS.messages)
      existing.messages.push(message)
  }
  return [...byField.values()].slice(0, LIMITS.fields)
}

/** Lines such as `content.0.email: must match format "email"`, without values of the body. */
export const problemsOf = (errors: readonly ErrorObject[] | null | undefined): string[] =>
  causesOf(errors ?? [])
    .slice(0, 20)
    .map(
      (error) =>
        `${path(error).join('.') || 'body'}: ${rule(error) === 'unknown' ? 'is not declared' : (error.message ?? error.keyword)}`,
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

function causesOf<Any extends SchemaError>(errors: readonly Any[]): readonly Any[] {
  const causes = errors.filter(({ keyword }) => !SUMMARIES.has(keyword))
  return causes.length > 0 ? causes : errors
}

function path({ instancePath, params }: SchemaError): string[] {
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
function rule({ keyword, params }: SchemaError): string {
  if (keyword === 'format') return (params as { format: string }).format
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'unknown'
  if (keyword === 'minLength' && (params as { limit: number }).limit === 1) return 'required'
  if (keyword === 'pattern') return PATTERN_RULES[String((params as { pattern: unknown }).pattern)] ?? keyword
  // R170: a number with decimals has its own message.
  if (keyword === 'type' && [(params as { type: unknown }).type].flat().includes('integer')) return 'integer'
  return keyword
}

/** The exceeded bound, which a client needs for its message (`params`). */
function params(error: SchemaError): Pick<FieldError, 'params'> {
  const { limit } = error.params as { limit?: unknown }
  // A format has no numeric bound, and a text that must not be empty is reported as required.
  if (typeof limit !== 'number' || rule(error) !== error.keyword) return {}
  return { params: /^(min|exclusiveMin)/.test(error.keyword) ? { min: limit } : { max: limit } }
}

function sentence(error: SchemaError): string {
  const ruleName = rule(error)
  if (ruleName === 'required') return 'The field is required'
  if (ruleName === 'unknown') return 'This is not expected here'
  if (ruleName === 'email') return 'The email format seems to be wrong'
  if (ruleName === 'phone') return 'The phone number is not valid'
  return `The value ${error.message ?? 'is not valid'}`
}
