import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { getOpenOrders } from '@/api/generated/operations/orders.ts'
import { getPluginPurchasesByFilter } from '@/api/generated/operations/plugin-purchases.ts'
import { getOpenSeasonTicketOrders } from '@/api/generated/operations/season-tickets.ts'
import { useRead } from '@/api/use-read.ts'
import { openOrderActions } from '@/domain/orders/order-actions.ts'
import { OrderFacts } from '@/domain/orders/order-facts.tsx'
import { openPurchaseActions } from '@/domain/orders/purchase-actions.ts'
import { PurchaseFacts } from '@/domain/orders/purchase-facts.tsx'
import { openOrderActions as openCardActions } from '@/domain/season-cards/order-actions.ts'
import { OrderFacts as CardFacts } from '@/domain/season-cards/order-facts.tsx'
import { number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { Inbox } from './inbox.tsx'
import { isInInbox, type InboxQueue, type WorkQueue } from './queues.ts'

/** The oldest items first. Later ones appear as the earlier ones are decided. */
const OLDEST = { page: 0, size: 50, sort: 'createdOn' } as const

// Few users open all queues, so the code of these is loaded with the first of them.
const others = async () => import('./other-queues.tsx')
const Problems = lazyBlock<object>(async () => (await others()).Problems)
const Deactivations = lazyBlock<object>(async () => (await others()).Deactivations)
const Uploads = lazyBlock<object>(async () => (await others()).Uploads)
const MissingTexts = lazyBlock<object>(async () => (await others()).MissingTexts)

const INBOXES: Readonly<Record<InboxQueue, ComponentType<{ readonly queue: WorkQueue }>>> = {
  GENERAL_ORDER: GeneralOrders,
  PLUGIN_ORDER: PluginOrders,
  SEASON_CARD_ORDER: SeasonCards,
  RECONCILIATION: Problems,
  DEACTIVATION: Deactivations,
  UPLOAD: Uploads,
  TRANSLATION: MissingTexts,
}

export function QueueInbox({ queue }: { readonly queue: WorkQueue }) {
  const InboxOf = isInInbox(queue.queue) ? INBOXES[queue.queue] : undefined
  return InboxOf && <InboxOf queue={queue} />
}

function GeneralOrders() {
  return (
    <Inbox
      read={useRead(getOpenOrders, { query: OLDEST, body: {} })}
      actions={openOrderActions}
      decisions={['confirm', 'cancel', 'details']}
      nameOf={({ user }) => user.name}
      descriptionOf={({ description, corporateAccount }) => `${description} · ${corporateAccount.name}`}
      createdOn={({ createdOn }) => createdOn}
      facts={(order) => <OrderFacts order={order} />}
    />
  )
}

function PluginOrders() {
  return (
    <Inbox
      read={useRead(getPluginPurchasesByFilter, { query: OLDEST, body: { statuses: ['OPEN'] } })}
      actions={openPurchaseActions}
      decisions={['approve', 'reject', 'edit', 'details']}
      nameOf={({ user }) => user.name}
      descriptionOf={({ plugin, corporateAccount }) => `${plugin.name} · ${corporateAccount.name}`}
      createdOn={({ createdOn }) => createdOn}
      facts={(order) => <PurchaseFacts order={order} />}
    />
  )
}

/** R048: season cards are handled per company, the one with the oldest order first. */
function SeasonCards({ queue }: { readonly queue: WorkQueue }) {
  const { t } = useTranslation('dashboard')
  const [company] = queue.companies ?? []
  const read = useRead(
    getOpenSeasonTicketOrders,
    company ? { query: OLDEST, body: { corporateAccountOspId: company.ospId } } : null,
  )
  const none = { ...read, data: { content: [], totalElements: 0 } }
  // The server may not return the companies. Then the user finds them on the orders page.
  if (!company && queue.count > 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('waiting.noCompanies.title', { count: queue.count, number: number(queue.count) })}
        text={t('waiting.noCompanies.text')}
        action={<LinkButton to={hrefTo('SeasonCardOrders')}>{t('waiting.noCompanies.open')}</LinkButton>}
      />
    )
  return (
    <>
      {company && <p>{t('waiting.of', { company: company.name })}</p>}
      <Inbox
        read={company ? read : none}
        actions={openCardActions}
        decisions={['process', 'cancel']}
        nameOf={({ user }) => user.name}
        descriptionOf={({ orderedProduct }) => orderedProduct}
        createdOn={({ createdOn }) => createdOn}
        facts={(order) => <CardFacts order={order} />}
      />
    </>
  )
}
