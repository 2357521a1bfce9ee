import { useTranslation } from 'react-i18next'
import { addTransactionForUser, getBudgetTransactionsByFilter } from '@/api/generated/operations/finance.ts'
import { useRead } from '@/api/use-read.ts'
import { dayAfter, dayAt, today } from '@/base/dates.ts'
import { isResetOn, periodOf } from '@/domain/budgets/budget-period.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import type { Transaction } from '@/domain/transactions/transactions-query.ts'
import { useTransactionWords } from '@/domain/transactions/use-transaction-words.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { date, dayOf, money } from '@/i18n/formats.ts'
import { dayInWords } from '@/i18n/long-dates.ts'
import { hrefTo } from '@/routes/href.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Timeline } from '@/ui/basics/timeline.tsx'
import { ChartCard, ChartTable } from '@/ui/charts/chart-card.tsx'
import { LineChart } from '@/ui/charts/charts.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import styles from './budgets.module.css'
import { reasonOf, type Reason, type Step } from './why-negative.ts'

/** The largest page size of the contract (R234). */
const MANY = 1000

/**
 * Explains why a budget is below zero: its balance over time, the transaction that crossed zero, and ways to get it
 * back above zero.
 */
export function WhyNegativeCard({ budget }: { readonly budget: Budget }) {
  const read = useRead(getBudgetTransactionsByFilter, {
    query: { size: MANY, sort: '-date' },
    body: { budgetOspId: budget.ospId },
  })
  return (
    <Loaded read={read} skeleton={<SkeletonBlock height={340} />}>
      {({ content }: { readonly content: readonly Transaction[] }) => {
        const reason = reasonOf(content, remainingOf(budget))
        return reason && <Why budget={budget} reason={reason} />
      }}
    </Loaded>
  )
}

interface WhyProps {
  readonly budget: Budget
  readonly reason: Reason
}

function Why({ budget, reason: { crossing, steps, shortfall } }: WhyProps) {
  const { t } = useTranslation('budgets')
  const { nameOf } = useTransactionWords()
  const { transaction, balance } = crossing
  const values = {
    date: dayOf(transaction.date),
    name: nameOf(transaction),
    amount: money(transaction.amountVatIncl),
    balance: money(balance),
  }
  const label = t('why.text', values)
  return (
    <ChartCard title={t('why.title')}>
      {(asTable) => (
        <div className={styles.why}>
          <div className="stack">
            <p>{label}</p>
            {asTable ? (
              <ChartTable
                caption={t('why.balance')}
                columns={[t('why.step'), t('why.amount'), t('why.after')]}
                rows={steps.map((step) => [
                  `${dayOf(step.transaction.date)} · ${nameOf(step.transaction)}`,
                  money(step.transaction.amountVatIncl),
                  money(step.balance),
                ])}
              />
            ) : (
              <LineChart
                label={label}
                points={steps.map((step) => date(dayAt(step.transaction.date)).slice(0, 5))}
                series={{ name: t('why.balance'), values: steps.map((step) => step.balance) }}
                format={(euros) => money(euros)}
              />
            )}
            <Remedy budget={budget} shortfall={shortfall} />
          </div>
          <div>
            <Timeline
              items={around(steps, crossing).map((step) => ({
                id: step.transaction.ospId,
                when: dayOf(step.transaction.date),
                title: nameOf(step.transaction),
                note: t(step === crossing ? 'why.crossing' : 'why.note', {
                  amount: money(step.transaction.amountVatIncl),
                  balance: money(step.balance),
                }),
                tone: step === crossing ? 'danger' : undefined,
              }))}
            />
          </div>
        </div>
      )}
    </ChartCard>
  )
}

/** The relevant steps: two before the crossing, and a few after it. */
const around = (steps: readonly Step[], crossing: Step): readonly Step[] => {
  const at = steps.indexOf(crossing)
  return steps.slice(Math.max(at - 2, 0), at + 5)
}

interface RemedyProps {
  readonly budget: Budget
  readonly shortfall: number
}

/** The ways to get a budget back above zero: adding an amount now, or waiting for its next top-up. */
function Remedy({ budget, shortfall }: RemedyProps) {
  const { t, i18n } = useTranslation('budgets')
  const mayAdd = mayCall(useUser(), addTransactionForUser)
  const { active, ospId, ownerOspId: userOspId, frequency, frequencyAmount = 0 } = budget
  const period = typeof frequency === 'string' && active ? periodOf(budget, today()) : undefined
  const next = period && dayAfter(period.until, 1)
  const isAdded = next !== undefined && !isResetOn(budget, next)
  const isEnough = !isAdded || frequencyAmount >= shortfall
  return (
    <div className={styles.remedy}>
      <p>{t('why.shortfall', { amount: money(shortfall) })}</p>
      {next !== undefined && isEnough && (
        <p className="muted">
          {t(isAdded ? 'why.topUp' : 'why.restart', {
            date: dayInWords(next, i18n.language),
            amount: money(frequencyAmount),
          })}
        </p>
      )}
      {active && mayAdd && (
        <LinkButton to={hrefTo('AddUserBudgetAmount', { userOspId }, { budget: ospId })}>
          {t('addAmount')}
        </LinkButton>
      )}
    </div>
  )
}
