import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { StatusBadge, type Tone } from '@/ui/basics/status-badge.tsx'

export type Event = components['schemas']['Event']
export type Recurring = components['schemas']['RecurringExternalPurchase']
export type Words = TFunction<readonly ['expenses', 'vocabulary']>

/** The name of a budget is its type (R184); an unknown one is shown as its key. */
export const budgetName = (t: Words, { name }: { readonly name?: string }): string =>
  t(`vocabulary:budgetTypes.${name}`, name ?? '')

/** An unknown state is shown as its key. */
// i18n-keys: expenses:status.*, expenses:eventType.*
export const statusOf = (t: Words, { status }: Pick<Event, 'status'>): string => t(`status.${status}`, status)

/** What an event is called: what it was for, or else what kind of event it is. */
export const titleOf = (t: Words, { description, eventType }: Event): string =>
  description ?? t(`eventType.${eventType}`, eventType)

const TONES: Readonly<Record<string, Tone>> = {
  BOOKED: 'success',
  CORRECTED: 'info',
  PARTLY_REFUNDED: 'warning',
  REFUNDED: 'neutral',
}

/** How an event stands. */
export function EventBadge({ event }: { readonly event: Event }) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  return <StatusBadge tone={TONES[event.status] ?? 'neutral'}>{statusOf(t, event)}</StatusBadge>
}

/** Whether a recurring expense still comes. */
export function RecurringBadge({ recurring: { active } }: { readonly recurring: Recurring }) {
  const { t } = useTranslation('expenses')
  return (
    <StatusBadge tone={active ? 'success' : 'neutral'}>
      {t(active ? 'recurring.active' : 'recurring.ended')}
    </StatusBadge>
  )
}
