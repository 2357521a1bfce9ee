import type { components } from '@/api/generated/schema.ts'
import { hrefTo, type Href } from '@/routes/href.ts'

export type WorkQueue = components['schemas']['WorkQueue']

/** The queues that the inbox decides on, in its order. */
export const INBOX = ['GENERAL_ORDER', 'PLUGIN_ORDER', 'SEASON_CARD_ORDER'] as const
export type InboxQueue = (typeof INBOX)[number]

export const isInInbox = (queue: string): queue is InboxQueue => INBOX.some((known) => known === queue)

/** Where a queue is worked through: in the inbox, or in its own list. Nothing for a queue of a newer server. */
export function hrefOf({ queue }: WorkQueue): Href | undefined {
  if (isInInbox(queue)) return hrefTo('Waiting', {}, { queue })
  if (queue === 'DEACTIVATION') return hrefTo('CorporateAccounts', {}, { sort: 'deactivation' })
  if (queue === 'RECONCILIATION') return hrefTo('Reconciliation', {}, { status: 'OPEN' })
  if (queue === 'UPLOAD') return hrefTo('Uploads')
  if (queue === 'TRANSLATION') return hrefTo('Translations')
  return undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How many days ago a moment was. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS))
