import type { components } from '@/api/generated/schema.ts'

export type UserFee = components['schemas']['UserFee']
/** The drawn properties of a tier. Both ends are included. Without `eventCountTo` it is open-ended (G133). */
export type Tier = Pick<UserFee, 'eventCountFrom' | 'eventCountTo' | 'feeAmount'> & {
  readonly ospId?: string | undefined
}

/** A range of event counts that the same tiers cover. Without `to` it is open-ended. */
export interface Stretch {
  readonly from: number
  readonly to: number | undefined
  readonly tiers: readonly Tier[]
}
export type StretchKind = 'tier' | 'gap' | 'overlap'

export const kindOf = ({ tiers }: Stretch): StretchKind =>
  tiers.length === 0 ? 'gap' : tiers.length === 1 ? 'tier' : 'overlap'

/** A tier that ends before it starts covers nothing (R165). */
const covers = ({ eventCountFrom, eventCountTo = Infinity }: Tier, count: number): boolean =>
  eventCountFrom <= count && count <= eventCountTo

/**
 * The whole range of one assignee, split at each start and end of a tier. A user without events costs nothing, so a gap
 * that contains only zero does not count.
 */
export function stretchesOf(tiers: readonly Tier[]): readonly Stretch[] {
  if (tiers.length === 0) return []
  const ends = tiers.flatMap(({ eventCountTo }) => (eventCountTo === undefined ? [] : [eventCountTo + 1]))
  const starts = tiers.map(({ eventCountFrom }) => eventCountFrom)
  const first = Math.min(1, ...starts)
  const cuts = [...new Set([first, ...starts, ...ends])].toSorted((one, other) => one - other)
  const cut = cuts.map((from, index) => {
    const next = cuts[index + 1]
    return {
      from,
      to: next === undefined ? undefined : next - 1,
      tiers: tiers.filter((tier) => covers(tier, from)),
    }
  })
  return joined(cut)
}

/** Joins neighbours that are covered by the same tiers. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = []
  for (const stretch of stretches) {
    const last = found.at(-1)
    const isSame =
      last?.tiers.length === stretch.tiers.length &&
      last.tiers.every((tier, index) => tier === stretch.tiers[index])
    if (last && isSame) found[found.length - 1] = { ...last, to: stretch.to }
    else found.push(stretch)
  }
  return found
}

/** The problem of a tier among those of its assignee: an overlap, or a gap directly above it. */
export function findingOf(tier: Tier, tiers: readonly Tier[]): 'overlap' | 'gap' | undefined {
  const stretches = stretchesOf(tiers)
  if (stretches.some((stretch) => stretch.tiers.length > 1 && stretch.tiers.includes(tier))) return 'overlap'
  const after = tier.eventCountTo === undefined ? undefined : tier.eventCountTo + 1
  return stretches.some(({ from, tiers: over }) => from === after && over.length === 0) ? 'gap' : undefined
}

/** A fee with its problem. */
export type FeeWithFinding = UserFee & { readonly finding: 'overlap' | 'gap' | 'none' }

/** The fees, each compared with the others of its assignee. */
export function withFindings(fees: readonly UserFee[]): readonly FeeWithFinding[] {
  const byAssignee = new Map<string, UserFee[]>()
  for (const fee of fees) {
    const others = byAssignee.get(fee.assignee.ospId)
    if (others) others.push(fee)
    else byAssignee.set(fee.assignee.ospId, [fee])
  }
  return fees.map((fee) => ({
    ...fee,
    finding: findingOf(fee, byAssignee.get(fee.assignee.ospId) ?? []) ?? 'none',
  }))
}
