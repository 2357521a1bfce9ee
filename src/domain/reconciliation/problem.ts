import type { components } from '@/api/generated/schema.ts'

export type Problem = components['schemas']['ReconciliationItem']

/** The amount in euros by which the provider's charge exceeds the platform's booking. */
export const differenceOf = ({ expectedAmount, actualAmount }: Problem): number =>
  Math.round((actualAmount - expectedAmount) * 100) / 100

/** A booking id is unique only per provider. */
export const problemId = ({ mrpOspId, bookingId: booking }: Problem): string => `${mrpOspId}.${booking}`
