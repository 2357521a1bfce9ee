import { useTranslation } from 'react-i18next'
import { findRecurringExternalPurchasesByUser } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { money } from '@/i18n/formats.ts'
import { dayInWords } from '@/i18n/long-dates.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Timeline } from '@/ui/basics/timeline.tsx'
import { upcomingEvents } from './coming.ts'

/** The planned events of a user, soonest first. Without events the card is hidden. */
// i18n-keys: app-users:coming.*
export function ComingCard({ user }: { readonly user: AppUser }) {
  const { t, i18n } = useTranslation(['app-users', 'vocabulary'])
  const mayRead = mayCall(useUser(), findRecurringExternalPurchasesByUser)
  const recurring = useRead(
    findRecurringExternalPurchasesByUser,
    mayRead ? { body: { userOspId: user.ospId } } : null,
    { ignore: ['*'] },
  )
  const budgets = useBudgetsOf(user.ospId)
  const items = upcomingEvents(user, budgets.data ?? [], recurring.data ?? [])
  if (items.length === 0) return null
  return (
    <Card title={t('overview.coming')}>
      <Timeline
        items={items.map(({ id, kind, day, budget, amount, name }) => ({
          id,
          when: dayInWords(day, i18n.language),
          title: <bdi>{name ?? t(`coming.${kind}`, { budget: budget && budgetTypeName(t, budget) })}</bdi>,
          note: amount === undefined ? undefined : money(amount),
          tone: kind === 'deactivation' || kind === 'activation' ? 'present' : undefined,
        }))}
      />
    </Card>
  )
}
