import { setIn } from 'final-form'
import { PATTERN_RULES } from '~openapi/pattern-rules.ts'
import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { ambiguousNumber, ambiguousTime } from '~notations/ambiguous.ts'
import type { SchemaError, Validator } from '~openapi/validation.ts'

/**
 * Validates a value by a schema of the contract. Returns one rule per field, the most helpful one: a missing value
 * comes first, then an invalid format, then an invalid length.
 */
export function brokenRules(validate: Validator, value: unknown): BrokenRules {
  if (validate(value)) return {}
  const found: Record<string, BrokenRule & { rank: number }> = {}
  for (const error of validate.errors ?? []) {
    const at = valueAt(value, error.instancePath)
    const broken = toBrokenRule(at === '' ? { ...error, ...MISSING } : error, at)
    if (!broken) continue
    const known = found[broken.field]
    if (!known || broken.rank < known.rank) found[broken.field] = broken
  }
  return found
}

/**
 * Validates a request body. A missing object whose properties are fields counts as one without properties, so that the
 * required ones are named: the object itself has no field that could show an error.
 */
export function brokenFieldRules({ validate, fields }: ContractRequest, body: object): BrokenRules {
  const broken = brokenRules(validate, body)
  const group = Object.keys(broken).find(
    (path) =>
      broken[path]?.rule === 'required' && Object.keys(fields).some((field) => field.startsWith(`${path}.`)),
  )
  if (group === undefined || valueAt(body, `/${group.replaceAll('.', '/')}`) !== undefined) return broken
  return brokenFieldRules({ validate, fields }, setIn(body, group, {}))
}

/** An empty text counts as missing, even if it has a format. */
const MISSING = { keyword: 'minLength', params: { limit: 1 } }

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Keywords whose own error is ignored, because the error inside them is reported, or because it is about an edit
 * without changes.
 */
const IGNORED_KEYWORDS = new Set([
  'if',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'unevaluatedProperties',
  'minProperties',
])
const RANKS = ['required', 'type', 'enum', 'const', 'minLength', 'format', 'pattern', 'maxLength']

function toBrokenRule({ keyword, instancePath, params }: SchemaError, value: unknown) {
  if (IGNORED_KEYWORDS.has(keyword)) return undefined
  const at = instancePath.slice(1).replaceAll('/', '.')
  const field =
    keyword === 'required' ? [at, params['missingProperty'] as string].filter(Boolean).join('.') : at
  const index = RANKS.indexOf(keyword)
  return { field, ...ruleOf(keyword, params, value), rank: index < 0 ? RANKS.length : index }
}

function ruleOf(keyword: string, params: Readonly<Record<string, unknown>>, value: unknown): BrokenRule {
  switch (keyword) {
    case 'required':
    case 'enum':
      return { rule: keyword }
    case 'format':
      return (
        ambiguous(params['format'] === 'date-time' && ambiguousTime, value) ?? {
          rule: String(params['format']),
        }
      )
    case 'pattern':
      return { rule: PATTERNS[String(params['pattern'])] ?? 'pattern' }
    case 'minLength':
      // An empty text counts as missing.
      return params['limit'] === 1
        ? { rule: 'required' }
        : { rule: 'minLength', params: { min: Number(params['limit']) } }
    case 'minItems':
      // An empty list counts as missing.
      return { rule: params['limit'] === 1 ? 'required' : 'invalid' }
    case 'type':
      return ambiguous(isNumeric(params) && ambiguousNumber, value) ?? { rule: ruleOfType(params) }
    case 'minimum':
    case 'exclusiveMinimum':
      return { rule: keyword, params: { min: Number(params['limit']) } }
    case 'maxLength':
    case 'maximum':
      return { rule: keyword, params: { max: Number(params['limit']) } }
    default:
      return { rule: 'invalid' }
  }
}

/** The patterns of the contract that have a rule with a message. */
const PATTERNS: Readonly<Record<string, string>> = {
  // A text of only spaces counts as missing.
  [String.raw`\S`]: 'required',
  [String.raw`^\S+$`]: 'spaces',
  [String.raw`^\s*[^.\s][^.]*$`]: 'dots',
  ...PATTERN_RULES,
}

/** A text that was kept as typed because it is ambiguous. */
const ambiguous = (
  ambiguityOf: false | ((text: string) => BrokenRule | undefined),
  value: unknown,
): BrokenRule | undefined => (ambiguityOf && typeof value === 'string' ? ambiguityOf(value) : undefined)

const isNumeric = ({ type }: Readonly<Record<string, unknown>>): boolean =>
  [type].flat().some((one) => one === 'number' || one === 'integer')

/** R170: a decimal number in place of an integer is another error than a text that is not a number. */
function ruleOfType({ type }: Readonly<Record<string, unknown>>): string {
  const types = [type].flat()
  if (types.includes('integer')) return 'integer'
  return types.includes('number') ? 'number' : 'invalid'
}
