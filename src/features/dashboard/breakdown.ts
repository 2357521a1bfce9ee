import { totalOf, type EventRow } from './figures.ts'
import { groupRows } from './group-rows.ts'

/** R065. */
export const SLICES = 7

/** One bar of the breakdown: a mobility mode, or all the others together. */
export interface Slice {
  /** `undefined`: the rest, or expenses without a mode. */
  readonly mode: string | undefined
  /** What to show for the mode: the server's words, else its key. */
  readonly label: string | undefined
  /** Euros incl. VAT; negative when refunds prevail. */
  readonly total: number
}

/** Expenses per mobility mode, the highest first; beyond seven, the rest is one slice at the end (R065, R067). */
export function breakdownOf(rows: readonly EventRow[]): Slice[] {
  const slices = [...groupRows(rows, ({ mobilityMode }) => mobilityMode)]
    .map(([mode, ofMode]) => ({ mode, label: labelOf(ofMode) ?? mode, rows: ofMode, total: totalOf(ofMode) }))
    .toSorted((a, b) => Number(a.mode === undefined) - Number(b.mode === undefined) || b.total - a.total)
  if (slices.length <= SLICES) return slices.map(({ mode, label, total }) => ({ mode, label, total }))
  const rest = slices.slice(SLICES - 1).flatMap((slice) => slice.rows)
  return [
    ...slices.slice(0, SLICES - 1).map(({ mode, label, total }) => ({ mode, label, total })),
    { mode: undefined, label: undefined, total: totalOf(rest) },
  ]
}

/** The part of all that a slice is, as a whole percentage; `undefined` where refunds make that senseless. */
export function shareOf({ total }: Slice, slices: readonly Slice[]): number | undefined {
  if (slices.some((slice) => slice.total < 0)) return undefined
  const cents = slices.reduce((sum, slice) => sum + Math.round(slice.total * 100), 0)
  return cents === 0 ? undefined : Math.round((Math.round(total * 100) / cents) * 100)
}

const labelOf = (rows: readonly EventRow[]): string | undefined =>
  rows.find(({ mobilityModeLabel }) => mobilityModeLabel !== undefined)?.mobilityModeLabel
