import type { TFunction } from 'i18next'
import type { Status } from '@/ui/basics/status-badge.tsx'

/** Whether a record is in use: the texts `status.active` and `status.inactive` of its area. */
export const activeStatus = (t: TFunction, { active }: { readonly active: boolean }): Status => ({
  tone: active ? 'success' : 'neutral',
  text: t(active ? 'status.active' : 'status.inactive'),
})
