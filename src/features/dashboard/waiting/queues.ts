import type { components } from '@/api/generated/schema.ts'
import { hrefTo, type Href } from '@/routes/href.ts'

export type WorkQueue = components['schemas']['WorkQueue']

/** The queues that the inbox supports. The list of the contract is open. */
const INBOX = [
  'GENERAL_ORDER',
  'PLUGIN_ORDER',
  'SEASON_CARD_ORDER',
  'RECONCILIATION',
  'DEACTIVATION',
  'UPLOAD',
  'TRANSLATION',
] as const
export type InboxQueue = (typeof INBOX)[number]

export const isInInbox = (queue: string): queue is InboxQueue => INBOX.some((known) => known === queue)

/** Queues of errors to check. The items of all other queues wait for a decision. */
const TO_CHECK: readonly string[] = ['UPLOAD', 'TRANSLATION'] satisfies readonly InboxQueue[]

export const isDecision = ({ queue }: WorkQueue): boolean => !TO_CHECK.includes(queue)

/** The page that handles a queue. `undefined` for a queue of a newer server. */
export const hrefOf = ({ queue }: WorkQueue): Href | undefined =>
  isInInbox(queue) ? hrefTo('Waiting', {}, { queue }) : undefined

const DAY_MS = 24 * 60 * 60 * 1000

export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS))
