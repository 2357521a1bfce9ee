import validate from '@/api/generated/validators/ResourceCreation.js'
import type { components } from '@/api/generated/schema.ts'
import { rowsValidator, type RowsValidator } from '@/domain/uploads/validate-rows.ts'
import { asRequest } from '@/forms/draft.ts'
import { brokenRules } from '@/forms/validate.ts'
import { resourceRules, type BrokenRule, type BrokenRules } from '~openapi/rules.ts'
import { toValues } from '~files/cells.ts'
import type { TableRow } from '~files/rows.ts'
import { isFormula, REASON_COLUMN, type ColumnMark } from '~files/upload-files.ts'
import type { Kind } from '../kinds.ts'

export type Creation = components['schemas']['ResourceCreation']

/** The data to compare the rows of a file with. Plain data, because it is posted to a worker. */
export interface ImportContext {
  readonly kind: Pick<Kind, 'type' | 'has' | 'mode'>
  /** The identifiers of partners, by external id and by name in lower case. */
  readonly partners: Readonly<Record<string, string>>
  /** The names of the resources of this kind, in lower case. */
  readonly names: readonly string[]
}

export const REQUIRED_COLUMNS = ['name', 'provider'] as const

const TEXTS = ['mobilityMode', 'feeCron', 'transmissionStrategy', 'tokenScope', 'url', 'brand', 'loyalty']
const NUMBERS = ['fixedCost', 'variableCost', 'vatPercent', 'numberOfPumps', 'latitude', 'longitude']
const VALUES = [...TEXTS, ...NUMBERS]

/** The columns of a file of resources of a kind (G364). */
export const columnsOf = ({ has }: Pick<Kind, 'has'>): readonly string[] => [
  ...REQUIRED_COLUMNS,
  'mobilityMode',
  'labels',
  'fixedCost',
  'feeCron',
  'variableCost',
  'vatPercent',
  ...(has === 'orders' ? ['transmissionStrategy', 'tokenScope', 'url'] : []),
  ...(has === 'pumps' ? ['numberOfPumps', 'brand', 'loyalty', 'latitude', 'longitude'] : []),
]

export const formatOf = (kind: Pick<Kind, 'has'>): Readonly<Record<string, ColumnMark>> =>
  Object.fromEntries(
    columnsOf(kind).map((column): [string, ColumnMark] => [
      column,
      REQUIRED_COLUMNS.some((required) => required === column)
        ? 'text'
        : NUMBERS.includes(column)
          ? 'number?'
          : 'text?',
    ]),
  )

/** The request for a row. A value that cannot be parsed stays a text, so that the contract refuses it. */
export function toCreation(row: TableRow, { kind, partners }: ImportContext): Creation {
  const { cells } = row
  const { values } = toValues(row, formatOf(kind))
  const { labels } = cells
  return asRequest<Creation>({
    mobilityMode: kind.mode,
    name: cells['name'],
    mrpOspId: partners[(cells['provider'] ?? '').toLowerCase()],
    ...Object.fromEntries(Object.entries(values).filter(([name]) => VALUES.includes(name))),
    ...(labels !== undefined && { labels: labels.split('|').map((label) => label.trim()) }),
  })
}

/** Validates the rows before anything is created. A second row with the same name is left out (R219, R257). */
export const resourcesValidator = (context: ImportContext): RowsValidator => {
  const present = new Set(context.names)
  return rowsValidator({
    identify: ({ cells }) => cells['name'] ?? '',
    namesOf: ({ cells }) => (cells['name'] === undefined ? [] : [cells['name'].toLowerCase()]),
    exists: ({ cells }) => present.has((cells['name'] ?? '').toLowerCase()),
    problemsOf: (row) => problemsOf(row, context),
  })
}

function problemsOf(row: TableRow, context: ImportContext): BrokenRules {
  const creation = toCreation(row, context)
  const broken = { ...resourceRules(context.kind.type, creation), ...brokenRules(validate, creation) }
  const found: Record<string, BrokenRule> = {}
  for (const [field, rule] of Object.entries(broken)) found[columnOf(field)] = rule
  for (const [column, text] of Object.entries(row.cells))
    if (column !== REASON_COLUMN && !NUMBERS.includes(column) && isFormula(text))
      found[column] = { rule: 'formula' }
  if (row.cells['provider'] !== undefined && creation.mrpOspId === undefined)
    found['provider'] = { rule: 'partner' }
  return { ...found, ...toValues(row, formatOf(context.kind)).faults }
}

const columnOf = (field: string): string =>
  field === 'mrpOspId' ? 'provider' : field.replace(/^labels\..*/, 'labels')
