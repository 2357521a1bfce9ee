import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getEventEmailReceipt, getPurchaseEvent } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { dateTime, dayOf, money, number, sumEuros } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayCall, type Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { PropertyList, type Property } from '@/ui/basics/property-list.tsx'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { SidePanel, SideSection } from '@/ui/basics/side-panel.tsx'
import { Identity } from '@/ui/table/cells.tsx'
import { Timeline, type TimelineItem } from '@/ui/basics/timeline.tsx'
import { AmountHero } from '@/ui/figures/amount-hero.tsx'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import type { Event } from './expense-words.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'

interface EventOverviewProps {
  readonly event: Event
  /** Also shows the user and the invoice, for pages that are not below the page of the user. */
  readonly withParties?: boolean
}

/** The details of an expense: its amount, its history, and at the side the user and the subject of the expense. */
export function EventOverview({ event, withParties = false }: EventOverviewProps) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const viewer = useViewer()
  const { nameOf } = useModeNames()
  const { user, budget, vatPercentage, mobilityMode, corporateAccount, refunds, corrections } = event
  const booked = corrections[0]?.amountBefore ?? event.amountVatIncl
  const isChanged = refunds.length + corrections.length > 0
  const userParams = { userOspId: user.ospId }
  const budgetName = budgetTypeName(t, budget.name)
  return (
    <RecordColumns
      side={
        <SidePanel>
          <SideSection title={t('overview.who')}>
            <Identity name={user.name} second={corporateAccount && <bdi>{corporateAccount.name}</bdi>}>
              <Linked
                to={
                  mayOpen('AppUserDetailView', viewer, userParams) && hrefTo('AppUserDetailView', userParams)
                }
              >
                <bdi>{user.name}</bdi>
              </Linked>
            </Identity>
          </SideSection>
          <SideSection title={t('overview.title')}>
            <PropertyList
              items={[
                {
                  label: t('columns.budget'),
                  value: (
                    <Linked
                      to={
                        mayOpen('UserBudgetDetail', viewer, userParams) &&
                        hrefTo('UserBudgetDetail', { ...userParams, budgetOspId: budget.ospId })
                      }
                    >
                      {budgetName}
                    </Linked>
                  ),
                },
                { label: t('columns.mode'), value: nameOf(mobilityMode) },
                { label: t('overview.provider'), value: event.provider && <bdi>{event.provider}</bdi> },
                ...(withParties ? bookingOf(t, event, viewer) : []),
                ...recurrenceOf(t, event),
              ].filter(({ value }) => value !== undefined && value !== '')}
            />
          </SideSection>
          {event.hasPurchase && mayCall(viewer.user, getPurchaseEvent) && (
            <Purchase eventOspId={event.ospId} />
          )}
        </SidePanel>
      }
    >
      <AmountHero
        label={t(
          refunds.length > 0
            ? 'overview.afterRefund'
            : corrections.length > 0
              ? 'overview.afterCorrection'
              : 'columns.amountVatIncl',
        )}
        euros={sumEuros([event.amountVatIncl, event.refundedAmount])}
        note={[
          isChanged && t('overview.bookedAs', { amount: money(booked) }),
          vatPercentage !== undefined && t('overview.vat', { percentage: number(vatPercentage) }),
        ]
          .filter((part) => part !== false)
          .join(', ')}
      />
      <Card title={t('overview.happened')}>
        <Timeline wide items={historyOf(t, event, budgetName)} />
      </Card>
      {event.hasReceipt && mayCall(viewer.user, getEventEmailReceipt) && <Receipt eventOspId={event.ospId} />}
    </RecordColumns>
  )
}

/** Who made the expense, and on which day, as one sentence below its title. */
export function EventLead({ event: { user, date } }: { readonly event: Event }) {
  const { t } = useTranslation('expenses')
  return <bdi>{t('overview.byOn', { name: user.name, day: dayOf(date) })}</bdi>
}

/** A link for viewers who may open it, and plain text for the others. */
const Linked = ({ to, children }: { readonly to: Href | false; readonly children: ReactNode }) =>
  to === false ? <span>{children}</span> : <Link to={to}>{children}</Link>

/** The booking, and its later refunds and corrections, the latest first. */
function historyOf(t: TFunction, event: Event, budgetName: string): readonly TimelineItem[] {
  const changes = [
    ...event.refunds.map(({ date, amount, reason }) => ({
      date,
      reason,
      words: t('overview.refunded', { amount: money(amount) }),
    })),
    ...event.corrections.map(({ date, amountBefore, amountAfter, reason }) => ({
      date,
      reason,
      words: t('overview.corrected', { before: money(amountBefore), after: money(amountAfter) }),
    })),
  ].sort((one, other) => other.date.localeCompare(one.date))
  const booked = event.corrections[0]?.amountBefore ?? event.amountVatIncl
  return [
    ...changes.map(({ date, words, reason }, place): TimelineItem => ({
      id: `${date} ${place}`,
      when: dateTime(date),
      title: words,
      note: reason && <bdi>{reason}</bdi>,
      tone: place === 0 ? 'present' : undefined,
    })),
    {
      id: 'booked',
      // A manually entered expense has a day without a time.
      when: event.eventType === 'EXTERNAL_PURCHASE' ? dayOf(event.date) : dateTime(event.date),
      title: t('overview.booked', { amount: money(booked) }),
      note: budgetName,
      tone: changes.length === 0 ? 'present' : undefined,
    },
  ]
}

/** The booking and the invoice, if the page shows them. */
function bookingOf(t: TFunction, { invoice, bookingId }: Event, viewer: Viewer): readonly Property[] {
  return [
    { label: t('overview.bookingId'), value: bookingId },
    {
      label: t('overview.invoice'),
      value: invoice && (
        <Linked to={mayOpen('InvoiceView', viewer) && hrefTo('InvoiceView', { invoiceOspId: invoice.id })}>
          {invoice.number}
        </Linked>
      ),
    },
  ]
}

/** The recurring expense that created this one. */
const recurrenceOf = (t: TFunction, { user, recurrenceOspId }: Event): readonly Property[] =>
  recurrenceOspId === undefined
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
      ]

/** The purchased item, and its seller. */
function Purchase({ eventOspId }: { readonly eventOspId: string }) {
  const { t } = useTranslation('expenses')
  const read = useRead(getPurchaseEvent, { body: { ospId: eventOspId } })
  return (
    <SideSection title={t('purchase.title')}>
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
    </SideSection>
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
