import type { components } from '@/api/generated/schema.ts'
import type { Tone } from '@/ui/basics/status-badge.tsx'

type Status = components['schemas']['PluginPurchaseStatus']

/** R112: the statuses of a handled plugin-service order. G116: APPROVED means the same as ACCEPTED. */
export const HANDLED_PURCHASES: Status[] = ['REQUESTED', 'REJECTED', 'ACCEPTED', 'APPROVED', 'DECLINED']

/** R112: the outcome of an order. The user's acceptance is the normal outcome. */
export const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  OPEN: 'warning',
  REQUESTED: 'info',
  REJECTED: 'neutral',
  ACCEPTED: 'success',
  APPROVED: 'success',
  DECLINED: 'warning',
}
