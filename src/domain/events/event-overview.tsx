import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { getEventEmailReceipt, getPurchaseEvent } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { dateTime, dayOf, money, number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayCall, type Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import type { Event } from './expense-words.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'

interface EventOverviewProps {
  readonly event: Event
  /** The page is not the user's, so it also shows the user and the invoice. */
  readonly withParties?: boolean
}

/** The details of an expense. */
export function EventOverview({ event, withParties = false }: EventOverviewProps) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const viewer = useViewer()
  const { nameOf } = useModeNames()
  const { user, budget, vatPercentage, mobilityMode, recurrenceOspId, refunds, corrections } = event
  const changes = [
    ...refunds.map(({ date, amount, reason }) => ({
      date,
      reason,
      words: t('overview.refunded', { amount: money(amount) }),
    })),
    ...corrections.map(({ date, amountBefore, amountAfter, reason }) => ({
      date,
      reason,
      words: t('overview.corrected', { before: money(amountBefore), after: money(amountAfter) }),
    })),
  ].sort((one, other) => one.date.localeCompare(other.date))
  return (
    <div className="card-columns">
      <Card title={t('overview.title')}>
        <PropertyList
          items={[
            { label: t('columns.amountVatIncl'), value: money(event.amountVatIncl) },
            {
              label: t('form.vat'),
              value: vatPercentage === undefined ? undefined : `${number(vatPercentage)} %`,
            },
            { label: t('overview.refundedAmount'), value: money(event.refundedAmount) },
            // A manually entered expense has a day without a time.
            {
              label: t('columns.date'),
              value: event.eventType === 'EXTERNAL_PURCHASE' ? dayOf(event.date) : dateTime(event.date),
            },
            { label: t('columns.mode'), value: nameOf(mobilityMode) },
            { label: t('overview.provider'), value: event.provider && <bdi>{event.provider}</bdi> },
            {
              label: t('columns.budget'),
              value: mayOpen('UserBudgetDetail', viewer, { userOspId: user.ospId }) ? (
                <Link to={hrefTo('UserBudgetDetail', { userOspId: user.ospId, budgetOspId: budget.ospId })}>
                  {budgetTypeName(t, budget.name)}
                </Link>
              ) : (
                budgetTypeName(t, budget.name)
              ),
            },
            ...(withParties ? partiesOf(t, event, viewer) : []),
            ...(recurrenceOspId === undefined
              ? []
              : [
                  {
                    label: t('overview.recurrence'),
                    value: (
                      <Link to={hrefTo('EditRecurringExpense', { userOspId: user.ospId, recurrenceOspId })}>
                        {t('overview.openRecurrence')}
                      </Link>
                    ),
                  },
                ]),
          ]}
        />
      </Card>
      <Card title={t('overview.changes')}>
        {changes.length === 0 ? (
          <p>{t('overview.noChanges')}</p>
        ) : (
          <PropertyList
            items={changes.map(({ date, words, reason }) => ({
              label: dateTime(date),
              value: <bdi>{[words, reason].filter(Boolean).join(' · ')}</bdi>,
            }))}
          />
        )}
      </Card>
      {event.hasPurchase && mayCall(viewer.user, getPurchaseEvent) && <Purchase eventOspId={event.ospId} />}
      {event.hasReceipt && mayCall(viewer.user, getEventEmailReceipt) && <Receipt eventOspId={event.ospId} />}
    </div>
  )
}

/** The user, the company and the invoice, as links for a viewer who may open them. */
function partiesOf(t: TFunction, { user, corporateAccount, invoice, bookingId }: Event, viewer: Viewer) {
  const params = { userOspId: user.ospId }
  const name = <bdi>{user.name}</bdi>
  return [
    {
      label: t('overview.user'),
      value: mayOpen('AppUserDetailView', viewer, params) ? (
        <Link to={hrefTo('AppUserDetailView', params)}>{name}</Link>
      ) : (
        name
      ),
    },
    { label: t('overview.company'), value: corporateAccount && <bdi>{corporateAccount.name}</bdi> },
    ...(bookingId === undefined ? [] : [{ label: t('overview.bookingId'), value: bookingId }]),
    ...(invoice
      ? [
          {
            label: t('overview.invoice'),
            value: mayOpen('InvoiceView', viewer) ? (
              <Link to={hrefTo('InvoiceView', { invoiceOspId: invoice.id })}>{invoice.number}</Link>
            ) : (
              invoice.number
            ),
          },
        ]
      : []),
  ]
}

/** The purchase: what was bought, and from whom. */
function Purchase({ eventOspId }: { readonly eventOspId: string }) {
  const { t } = useTranslation('expenses')
  const read = useRead(getPurchaseEvent, { body: { ospId: eventOspId } })
  return (
    <Card title={t('purchase.title')}>
      <Loaded read={read}>
        {({ reference, product, provider, quantity, unitPrice, purchasedOn }) => (
          <PropertyList
            items={[
              { label: t('purchase.product'), value: <bdi>{product}</bdi> },
              { label: t('overview.provider'), value: provider && <bdi>{provider}</bdi> },
              { label: t('purchase.reference'), value: reference },
              { label: t('purchase.price'), value: `${number(quantity)} × ${money(unitPrice)}` },
              { label: t('purchase.on'), value: dateTime(purchasedOn) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** The mail that the user received. */
function Receipt({ eventOspId }: { readonly eventOspId: string }) {
  const { t } = useTranslation('expenses')
  const read = useRead(getEventEmailReceipt, { body: { ospId: eventOspId } })
  return (
    <Card title={t('receipt.title')}>
      <Loaded read={read}>
        {({ to, subject, sentOn, text }) => (
          <PropertyList
            items={[
              { label: t('receipt.to'), value: to },
              { label: t('receipt.sentOn'), value: dateTime(sentOn) },
              { label: t('receipt.subject'), value: <bdi>{subject}</bdi> },
              { label: t('receipt.text'), value: <bdi>{text}</bdi> },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
