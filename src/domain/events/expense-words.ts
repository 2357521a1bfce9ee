import type { TFunction } from 'i18next'
import type { components } from '@/api/generated/schema.ts'
import type { Status, Tone } from '@/ui/basics/status-badge.tsx'

export type Event = components['schemas']['Event']
export type Recurring = components['schemas']['RecurringExternalPurchase']

/** The title of an event: its description, or else its type. */
export const titleOf = (t: TFunction, { description, eventType }: Event): string =>
  description ?? t(`eventType.${eventType}`)

const TONES: Readonly<Record<string, Tone>> = {
  BOOKED: 'success',
  CORRECTED: 'info',
  PARTLY_REFUNDED: 'warning',
  REFUNDED: 'neutral',
}

/** The status of an event. An unknown status is shown as its key. */
// i18n-keys: expenses:status.*, expenses:eventType.*
export const eventStatus = (t: TFunction, { status }: Event): Status => ({
  tone: TONES[status] ?? 'neutral',
  text: t(`status.${status}`),
})

/** The status of a recurring expense: active or ended. */
export const recurringStatus = (t: TFunction, { active }: Recurring): Status => ({
  tone: active ? 'success' : 'neutral',
  text: t(active ? 'recurring.active' : 'recurring.ended'),
})
