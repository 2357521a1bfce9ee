import type { Share } from '@/ui/figures/shares.tsx'
import { totalOf, type EventRow } from './figures.ts'
import { groupRows } from './group-rows.ts'

/** R065: charts use seven colours, so up to seven parts have their own. The rest is neutral. */
const CATEGORIES = 7

/**
 * Expenses per mobility mode, the highest first. Further modes, and expenses without a mode, are combined into a rest
 * at the end (R067). Shares have no meaning among refunds, and are left out then.
 */
export function breakdownOf(rows: readonly EventRow[], nameOfRest: string): Share[] {
  const modes = [...groupRows(rows, ({ mobilityMode }) => mobilityMode)]
    .map(([mode, ofMode]) => ({ mode, name: labelOf(ofMode) ?? mode, rows: ofMode, euros: totalOf(ofMode) }))
    .toSorted((one, other) => other.euros - one.euros)
  const own = modes.filter(({ mode }) => mode !== undefined).slice(0, CATEGORIES)
  const rest = modes.filter((mode) => !own.includes(mode)).flatMap((mode) => mode.rows)
  const all = totalOf(rows)
  const hasShares = all > 0 && modes.every(({ euros }) => euros >= 0)
  const partOf = (euros: number) => (hasShares ? Math.round(euros * 100) / Math.round(all * 100) : undefined)
  return [
    ...own.map(({ name = '', euros }) => ({ name, euros, share: partOf(euros) })),
    ...(rest.length > 0
      ? [{ name: nameOfRest, euros: totalOf(rest), share: partOf(totalOf(rest)), isRest: true }]
      : []),
  ]
}

const labelOf = (rows: readonly EventRow[]): string | undefined =>
  rows.find(({ mobilityModeLabel }) => mobilityModeLabel !== undefined)?.mobilityModeLabel
