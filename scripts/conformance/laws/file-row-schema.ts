/** What the contract states about the rows of an uploaded file, and rows that break it. */
import type { JsonSchema, RefusedRequest } from '../../../openapi/contract-types.ts'
import { UPLOAD_FORMATS, type UploadKind } from '../../../files/upload-files.ts'
import { type Api, type Operation, propertiesOf } from '../api.ts'
import { withActualDates } from './refuses.ts'

export type Cells = Readonly<Record<string, string>>

/**
 * Where a booked row is shown: the request, and the values by column. `-amount` is the amount with the opposite sign,
 * `*` is any value.
 */
interface ShownBy {
  operation: string
  with: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}
interface Skip {
  with: Readonly<Record<string, unknown>>
  rule: string
}
export interface RowSchema {
  schema: JsonSchema
  refuses: readonly RefusedRequest[]
  /** Changes that make a valid row a skipped one, with the reported rule. */
  skips: readonly Skip[]
  shownBy: ShownBy | undefined
}
/** An invalid row, with the reported column, and the rule if the contract names one. */
export interface InvalidRow {
  cells: Cells
  field: string
  rule?: string
}

/**
 * The schema of the rows of a kind of file. It is found by its columns: the same names, of which the same ones are
 * optional.
 */
export function rowSchemaOf(api: Api, { body }: Operation, kind: UploadKind): RowSchema | undefined {
  const format = Object.entries(UPLOAD_FORMATS[kind].columns)
  const columns = sortedText(format.map(([name]) => name))
  const needed = sortedText(format.flatMap(([name, mark]) => (mark.endsWith('?') ? [] : [name])))
  for (const part of Object.values(body ? propertiesOf(body.schema) : {})) {
    const rows = api.schema(part['contentSchema'] as JsonSchema | undefined)
    const items = rows['items'] as JsonSchema | undefined
    const all = (items?.['anyOf'] as JsonSchema[] | undefined) ?? (items ? [items] : [])
    const schema = all
      .map((one) => api.schema(one))
      .find(
        (one) =>
          sortedText(Object.keys(propertiesOf(one))) === columns && sortedText(one.required ?? []) === needed,
      )
    if (schema)
      return {
        schema,
        refuses: (schema['x-refuses'] as RefusedRequest[] | undefined) ?? [],
        skips: (schema['x-skips'] as Skip[] | undefined) ?? [],
        shownBy: schema['x-shown-by'] as ShownBy | undefined,
      }
  }
  return undefined
}

export interface SkippedRow {
  cells: Cells
  rule: string
}

export const skippedRows = ({ skips }: RowSchema, good: Cells): SkippedRow[] =>
  skips.map(({ with: values, rule }) => ({ cells: { ...good, ...datedCells(values) }, rule }))

/** The valid row without one of the optional cells, unless a rule requires that cell. */
export function bareRows(api: Api, { schema, refuses }: RowSchema, good: Cells): Cells[] {
  const { required = [] } = api.schema(schema)
  const requiredByRules = refuses.flatMap(({ without = [] }) => without)
  return Object.keys(good)
    .filter((field) => good[field] !== '' && !required.includes(field) && !requiredByRules.includes(field))
    .map((field) => ({ ...good, [field]: '' }))
}

const datedCells = (values: Readonly<Record<string, unknown>>): Cells =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(withActualDates(value))]))

const sortedText = (names: readonly string[]): string => names.toSorted().join(' ')

/** The valid row with one value that its schema, or one of its rules, does not allow. */
export function invalidRows(api: Api, { schema, refuses }: RowSchema, good: Cells): InvalidRow[] {
  const bySchema = Object.entries(propertiesOf(schema)).flatMap(([field, raw]) => {
    const part = api.schema(raw)
    const isNeeded = schema.required?.includes(field) === true
    return [...(isNeeded ? [''] : []), ...invalidTexts(part)].map((text) => ({
      cells: { ...good, [field]: text },
      field,
    }))
  })
  const byRule = refuses.map(({ with: values = {}, without = [], same = {}, field, rule }) => {
    const copied = Object.entries(same).map(([name, other]) => [name, good[other] ?? ''] as const)
    const blank = without.map((name) => [name, ''] as const)
    return {
      cells: { ...good, ...datedCells(values), ...Object.fromEntries([...copied, ...blank]) },
      field,
      rule,
    }
  })
  return [...bySchema, ...byRule]
}

/** Texts that a column does not accept. */
function invalidTexts(schema: JsonSchema): string[] {
  const { minimum, maximum, pattern, format, maxLength } = schema
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  return [
    ...(isNumber ? ['twelve'] : []),
    ...(typeof minimum === 'number' ? [String(Math.floor(minimum) - 1)] : []),
    ...(typeof maximum === 'number' ? [String(Math.ceil(maximum) + 1)] : []),
    ...(format === 'date' || format === 'date-time' ? ['2026-02-30', 'yesterday'] : []),
    ...(typeof pattern === 'string' ? ['?!'] : []),
    ...(typeof maxLength === 'number' && maxLength < 1000 ? ['A'.repeat(maxLength + 1)] : []),
  ]
}
