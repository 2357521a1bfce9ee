import { useTranslation } from 'react-i18next'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { countUsersWithNegativeBudget } from '@/api/generated/operations/dashboard.ts'
import { sumEvents } from '@/api/generated/operations/reporting.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { monthKey } from '@/base/dates.ts'
import { CompanyBudgetFigure } from '@/domain/budgets/company-budget-figure.tsx'
import type { Company } from '@/domain/companies/account.ts'
import * as figures from '@/domain/reporting/figures.ts'
import { AttentionStrip } from '@/domain/users/attention-strip.tsx'
import { ReadFigure } from '@/frame/read-figure.tsx'
import { money, number } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import type { RouteName } from '@/routes/routes.ts'
import { mayCall } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { Figures } from '@/ui/figures/figures.tsx'

/** The state of a company for staff: its expenses, its set-up, and its issues (G185). */
export function CompanyState({ company }: { readonly company: Company }) {
  const { t } = useTranslation('corporate-accounts')
  const viewer = { ...useViewer(), accountOspId: company.ospId }
  const { ospId, data } = company
  const ofCompany = { [ACCOUNT_PARAM]: ospId }
  const linkTo = (name: RouteName, href: Href): Href | undefined => (mayOpen(name, viewer) ? href : undefined)
  const mayAttend = mayCall(viewer.user, countUsersWithNegativeBudget)
  const attention = useRead(
    countUsersWithNegativeBudget,
    mayAttend ? { body: { corporateAccountOspId: ospId } } : null,
  )
  const setUp = { ...attention, data: attention.data?.setUp }
  // An older server does not return the issues.
  const hasSetUp = attention.data === undefined || setUp.data !== undefined
  const users = hrefTo('AppUsersActive', {}, ofCompany)
  return (
    <>
      <Figures>
        {data.paymentType === 'PREPAID' && mayCall(viewer.user, getBudgetsByOwner) && (
          <CompanyBudgetFigure
            accountOspId={ospId}
            href={linkTo('CompanyBudget', hrefTo('CompanyBudget', {}, ofCompany))}
          />
        )}
        {mayCall(viewer.user, sumEvents) && (
          <Expenses ospId={ospId} href={linkTo('Reporting', hrefTo('Reporting', {}, ofCompany))} />
        )}
        {mayAttend && hasSetUp && (
          <>
            <ReadFigure<SetUp>
              label={t('view.state.users')}
              read={setUp}
              href={linkTo('AppUsersActive', users)}
              show={({ appUsers, userBudgets }) => ({
                value: number(appUsers),
                note: t('view.state.budgets', { count: userBudgets, number: number(userBudgets) }),
              })}
            />
            <ReadFigure<SetUp>
              label={t('view.state.groups')}
              read={setUp}
              href={linkTo('UserGroups', hrefTo('UserGroups', {}, ofCompany))}
              show={({ userGroups }) => ({ value: number(userGroups) })}
            />
          </>
        )}
      </Figures>
      {mayAttend && <AttentionStrip viewer={viewer} read={attention} accountOspId={ospId} />}
    </>
  )
}

type SetUp = components['schemas']['SetUp']

/** The expenses of this month and of the months before. */
function Expenses({ ospId, href }: { readonly ospId: string; readonly href: Href | undefined }) {
  const { t } = useTranslation('corporate-accounts')
  const month = monthKey()
  const query = {
    monthFrom: monthKey(1 - figures.HISTORY_MONTHS),
    monthTo: month,
    groupBy: 'month',
    parentOspId: ospId,
  } as const
  const { valueOf } = figures.EXPENSES
  return (
    <ReadFigure
      label={t('view.state.spent')}
      read={useRead(sumEvents, { query })}
      href={href}
      show={(rows) => ({
        value: money(valueOf(figures.ofMonth(rows, month))),
        trend: figures.timelineOf(rows, valueOf, month).map(({ value }) => value),
      })}
    />
  )
}
