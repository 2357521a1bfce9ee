import type { components } from '@/api/generated/schema.ts'

type Status = components['schemas']['PluginPurchaseStatus']

/** R112: the statuses of a plugin-service order that was handled. G116: APPROVED means the same as ACCEPTED. */
export const HANDLED_PURCHASES: Status[] = ['REQUESTED', 'REJECTED', 'ACCEPTED', 'APPROVED', 'DECLINED']
