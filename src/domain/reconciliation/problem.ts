import type { components } from '@/api/generated/schema.ts'

export type Problem = components['schemas']['ReconciliationItem']

/** How much more the provider charges than the platform has booked, in euros. */
export const differenceOf = ({ expectedAmount, actualAmount }: Problem): number =>
  Math.round((actualAmount - expectedAmount) * 100) / 100

/** A booking id is unique only per provider. */
export const problemId = ({ mrpOspId, bookingId: booking }: Problem): string => `${mrpOspId}.${booking}`
