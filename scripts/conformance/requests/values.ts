/** Valid values of a schema: the contract's example first, then generated ones. */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { type Api, patternOf, propertiesOf, typesOf } from '../api.ts'
import type { Random } from '../random.ts'

/** Texts for each format. There are several, so that one of them differs from the current value. */
const FORMATS: Readonly<Record<string, readonly unknown[]>> = {
  date: ['2026-10-05', '2026-03-31', '2025-12-01', '2099-06-01'],
  'date-time': ['2026-10-05T10:00:00+02:00', '2027-03-01T00:00:00+01:00', '2099-06-01T00:00:00+02:00'],
  phone: ['+32470112233', '+32479998877', '+31612345678'],
  iban: ['BE68539007547034', 'BE71096123456769', 'NL91ABNA0417164300'],
  uri: ['https://www.example.org/a', 'https://www.example.org/b'],
  uuid: ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '9b2d1c60-07f2-4d6c-8f0e-1a2b3c4d5e6f'],
  euro: [12.5, 47.25, 0.1],
}
/** Texts for the patterns of the contract. The first one that matches is used. */
const TEXTS = [
  '202609',
  '202610',
  '#1A2B3C80',
  '#1A2B3C',
  'BE',
  'NL',
  'nl',
  '.csv',
  '1234567890123456',
  '6'.repeat(64),
  '1-ABC-234',
]

/** Values that match a schema, the most likely to be accepted first. Never empty, unless nothing matches. */
export function valuesOf(api: Api, raw: JsonSchema, random: Random, depth = 0): unknown[] {
  const schema = api.schema(raw)
  if ('const' in schema) return [schema['const']]
  if (Array.isArray(schema['enum'])) return schema['enum'].filter((value) => value !== null)
  const examples = [...listed(schema['examples']), ...('default' in schema ? [schema['default']] : [])]
  const open = listed(schema['x-extensible-enum'])
  const made = madeUp(api, schema, random, depth)
  return [...examples, ...open, ...made].filter((value) => value !== null)
}

function madeUp(api: Api, schema: JsonSchema, random: Random, depth: number): unknown[] {
  const types = typesOf(schema)
  const format = typeof schema['format'] === 'string' ? schema['format'] : ''
  if (types.includes('string')) return texts(schema, format, random)
  if (types.includes('integer') || types.includes('number')) return numbers(schema, format)
  if (types.includes('boolean')) return [true, false]
  if (types.includes('array')) {
    const items = schema['items'] as JsonSchema | undefined
    const size = Math.max(1, limit(schema, 'minItems', 0))
    const values = items && depth < 6 ? valuesOf(api, items, random, depth + 1) : []
    return values.length >= size ? [values.slice(0, size)] : [[]]
  }
  if (types.includes('object') && depth < 6) return [objectOf(api, schema, random, depth)]
  return [null]
}

/** An object with the required properties, and an additional one if an empty object is refused. */
function objectOf(api: Api, schema: JsonSchema, random: Random, depth: number): Record<string, unknown> {
  const all = Object.entries(propertiesOf(schema))
  const required = new Set(schema.required)
  const least = limit(schema, 'minProperties', 0)
  const chosen = [
    ...all.filter(([name]) => required.has(name)),
    ...all.filter(([name]) => !required.has(name)).slice(0, least),
  ]
  return Object.fromEntries(chosen.map(([name, part]) => [name, valuesOf(api, part, random, depth + 1)[0]]))
}

/** An object with every property that may be sent, or `undefined` if the schema does not describe objects. */
export function wholeObject(api: Api, raw: JsonSchema, random: Random): Record<string, unknown> | undefined {
  const schema = api.schema(raw)
  if (!typesOf(schema).includes('object')) return undefined
  const sent = Object.entries(propertiesOf(schema)).filter(
    ([, part]) => api.schema(part)['readOnly'] !== true,
  )
  // A number with decimals reveals rounding.
  const isFraction = (value: unknown): boolean => typeof value === 'number' && !Number.isInteger(value)
  return Object.fromEntries(
    sent.map(([name, part]) => {
      const values = valuesOf(api, part, random)
      return [name, values.find(isFraction) ?? values[0]]
    }),
  )
}

function texts(schema: JsonSchema, format: string, random: Random): unknown[] {
  const name = random.unique()
  if (format === 'email') return [`${name.toLowerCase()}@example.org`]
  if (format === 'binary') return [new File([`${name}\n`], 'file.csv', { type: 'text/csv' })]
  const known = FORMATS[format]
  if (known) return [...known]
  const pattern = patternOf(schema)
  const [minLength, maxLength] = [limit(schema, 'minLength', 0), limit(schema, 'maxLength', 200)]
  return [name, name.toLowerCase(), ...TEXTS]
    .map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
    .filter((text) => pattern === undefined || pattern.test(text))
}

function numbers(schema: JsonSchema, format: string): number[] {
  const least = limit(schema, 'minimum', limit(schema, 'exclusiveMinimum', 0))
  const maximum = limit(schema, 'maximum', 1_000_000)
  const isWhole = typesOf(schema).includes('integer')
  const tries =
    isWhole || format !== 'euro'
      ? [1, 2, 5, 10, 3, least, least + 1, maximum, ...(isWhole ? [] : [12.5])]
      : [12.5, 47.25, 0.1, least, maximum]
  const above = schema['exclusiveMinimum']
  return tries.filter(
    (number) => number >= least && number <= maximum && (typeof above !== 'number' || number > above),
  )
}

const limit = (schema: JsonSchema, keyword: string, without: number): number => {
  const value = schema[keyword]
  return typeof value === 'number' ? value : without
}
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
