import type { components } from '@/api/generated/schema.ts'
import type { Tone } from '@/ui/basics/status-badge.tsx'

type Status = components['schemas']['PluginPurchaseStatus']

/** R112: the statuses of a plugin-service order that was handled. G116: APPROVED means the same as ACCEPTED. */
export const HANDLED_PURCHASES: Status[] = ['REQUESTED', 'REJECTED', 'ACCEPTED', 'APPROVED', 'DECLINED']

/** R112: what became of an order. The user's acceptance is the normal end. */
export const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  OPEN: 'warning',
  REQUESTED: 'info',
  REJECTED: 'neutral',
  ACCEPTED: 'success',
  APPROVED: 'success',
  DECLINED: 'warning',
}
