import { useTranslation } from 'react-i18next'
import { getEvent, getEventsByFilter } from '@/api/generated/operations/expenses.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { KindIcon } from '@/domain/transactions/kind-icons.tsx'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import { shortMoment } from '@/i18n/long-dates.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { IconLine } from '@/ui/basics/icon-line.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import styles from './overview.module.css'

/** The number of latest expenses shown. */
const SHOWN = 6

/** The latest expenses of the user. */
export function ExpensesCard({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('app-users')
  const read = useRead(getEventsByFilter, { query: { size: SHOWN, sort: '-date' }, body: { userOspId } })
  const count = read.data?.totalElements
  return (
    <Card
      flush="rows"
      title={t('overview.expenses')}
      actions={
        count !== undefined &&
        count > 0 && (
          <Link to={hrefTo('AppUserExpenses', { userOspId })}>
            {t('overview.allExpenses', { count, number: number(count) })}
          </Link>
        )
      }
    >
      <Loaded read={read} skeleton={<SkeletonBlock height={SHOWN * 45} />}>
        {({ content }) =>
          content.length === 0 ? (
            <p className={styles.none}>{t('overview.noExpenses')}</p>
          ) : (
            <ul className="card-rows">
              {content.map((event) => (
                <li key={event.ospId}>
                  <Expense event={event} userOspId={userOspId} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

interface ExpenseProps {
  readonly event: components['schemas']['Event']
  readonly userOspId: string
}

function Expense({ event, userOspId }: ExpenseProps) {
  const { i18n } = useTranslation()
  const canOpen = mayCall(useUser(), getEvent)
  const { nameOf } = useModeNames()
  const { ospId, description, mobilityMode, provider, date, amountVatIncl } = event
  const mode = nameOf(mobilityMode)
  const cells = (
    <>
      <IconLine
        icon={<KindIcon kinds={[mobilityMode]} />}
        title={<bdi>{description ?? mode}</bdi>}
        note={description === undefined ? provider : mode}
      />
      <span className={styles.when}>{shortMoment(date, i18n.language)}</span>
      <span className={styles.amount}>
        <MoneyText euros={amountVatIncl} change />
      </span>
    </>
  )
  return canOpen ? (
    <Link className={styles.expense} to={hrefTo('AppUserExpenseDetail', { userOspId, eventOspId: ospId })}>
      {cells}
    </Link>
  ) : (
    <span className={styles.expense}>{cells}</span>
  )
}
