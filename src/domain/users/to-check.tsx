import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { money, number } from '@/i18n/formats.ts'
import { listInWords } from '@/i18n/list-in-words.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import type { Viewer } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { mayOpen } from '@/session/may-open.ts'

/** The query parameter that opens the list of users below zero on the dashboard, so that it can be shared. */
export const SHOW_NEGATIVE = { show: 'negative-budgets' } as const

type Overview = components['schemas']['NegativeBudgetCount']
type UsersToCheck = components['schemas']['UsersToCheck']

/** A kind of users that need attention, such as users with a budget below zero. */
export interface ToCheck {
  readonly id: 'negative' | 'blocked' | 'withoutBudget'
  readonly tone: 'danger' | 'warning' | 'info'
  readonly icon: ReactNode
  /** At least one. */
  readonly count: number
  /** The sum that they owe, or the names of the first ones. */
  readonly detail: string | undefined
  /** The list of these users. Absent for a viewer who may not open it. */
  readonly href: Href | undefined
}

/**
 * G185: the users to check, in the order of urgency: below zero, blocked, without a budget. Kinds without users are
 * left out, as are kinds that an older server does not return. With a company, the links also select it.
 */
export function useToCheck(
  viewer: Viewer,
  accountOspId?: string,
): (overview: Overview) => readonly ToCheck[] {
  const { t, i18n } = useTranslation('dashboard')
  const ofCompany = accountOspId === undefined ? {} : { [ACCOUNT_PARAM]: accountOspId }
  const namesOf = ({ count, names }: UsersToCheck): string => {
    const others = count - names.length
    return listInWords(
      others > 0 ? [...names, t('attention.others', { count: others, number: number(others) })] : names,
      i18n.language,
    )
  }
  // Partner staff can open the list of users only after selecting a company. They see the numbers before.
  const mayList = mayOpen('AppUsersActive', accountOspId === undefined ? viewer : { ...viewer, accountOspId })
  const listed = (
    users: UsersToCheck | undefined,
    { href, ...kind }: Pick<ToCheck, 'id' | 'tone' | 'icon' | 'href'>,
  ): readonly ToCheck[] =>
    users === undefined || users.count === 0
      ? []
      : [{ ...kind, count: users.count, detail: namesOf(users), href: mayList ? href : undefined }]
  const negative = ({ count, total }: Overview): readonly ToCheck[] =>
    count === 0
      ? []
      : [
          {
            id: 'negative',
            tone: 'danger',
            icon: <CircleAlert />,
            count,
            detail: total === undefined ? undefined : t('attention.together', { amount: money(total) }),
            href: hrefTo('Dashboard', {}, { ...ofCompany, ...SHOW_NEGATIVE }),
          },
        ]
  return (overview) => [
    ...negative(overview),
    ...listed(overview.blockedUsers, {
      id: 'blocked',
      tone: 'warning',
      icon: <Lock />,
      href: hrefTo('AppUsersActive', {}, { ...ofCompany, blocked: 'yes' }),
    }),
    ...listed(overview.usersWithoutBudget, {
      id: 'withoutBudget',
      tone: 'info',
      icon: <Wallet />,
      href: hrefTo('AppUsersActive', {}, { ...ofCompany, hasBudget: 'no' }),
    }),
  ]
}

/** The text if there are no users to check. It says that no user is blocked only if the server has confirmed it. */
export const calmKey = ({ blockedUsers, usersWithoutBudget }: Partial<Overview> = {}) =>
  blockedUsers !== undefined && usersWithoutBudget !== undefined ? 'attention.calm' : 'attention.noneNegative'
