import { money, number } from '@/i18n/formats.ts'
import { column, defineColumns, type ColumnSpec } from '@/lists/columns.tsx'
import { Schedule } from '@/ui/basics/schedule.tsx'
import type { Part } from './part-actions.ts'

interface Names {
  readonly modeOf: (mode: string) => string
}
type Term = 'fixedCost' | 'variableCost' | 'vat'

/** The cell of a term of a part. A term inherited from the product is muted. */
const term = (
  name: Term,
  type: 'money' | 'percentage',
  format: (value: number) => string,
): ColumnSpec<Part, Names> => {
  const text = ({ detail: { terms } }: Part): string => {
    const value = terms[name]
    return value === undefined ? '' : format(value)
  }
  return {
    text,
    cell: (part) => (
      <span className={part.detail.item[name] === undefined ? 'muted' : undefined}>{text(part)}</span>
    ),
    sortValue: ({ detail: { terms } }) => terms[name] ?? -1,
    type,
  }
}

export const partColumns = defineColumns<Part, Names>(
  'products',
  {
    part: column.text(({ detail: { item } }) => item.name),
    kind: column.plain(({ detail: { item } }, { t }) => t(`kinds.${item.type ?? item.kind}`)),
    mode: column.plain(
      ({ detail: { resources } }, { modeOf }) =>
        [...new Set(resources.map(({ mobilityMode }) => modeOf(mobilityMode)))].join(' · '),
      { hidden: true },
    ),
    resources: column.count(({ detail: { item } }) => item.resourceCount),
    fixedCost: term('fixedCost', 'money', money),
    feeCron: {
      text: ({ detail: { terms } }) => terms.feeCron ?? '',
      cell: ({ detail: { terms } }) => terms.feeCron !== undefined && <Schedule cron={terms.feeCron} />,
    },
    variableCost: term('variableCost', 'money', money),
    vat: term('vat', 'percentage', (rate) => `${number(rate, Number.isInteger(rate) ? 0 : 2)}\u00a0%`),
    charged: column.plain(({ detail: { terms } }, { t }) =>
      t(terms.chargedOnUserBudget ? 'charged.user' : 'charged.company'),
    ),
    partStatus: column.status(({ detail: { item } }, { t }) => ({
      tone: item.active ? 'success' : 'warning',
      text: t(item.active ? 'status.active' : 'status.inactive'),
    })),
  },
  ({ detail }) => detail.item.ospId,
)
