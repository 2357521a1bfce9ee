import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { money, number } from '@/i18n/formats.ts'
import { listInWords } from '@/i18n/list-in-words.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { Attention, type AttentionItem } from '@/ui/feedback/attention.tsx'
import { retryRead } from '@/frame/loaded.tsx'
import { SHOW_NEGATIVE, type Scope } from './scope.ts'
import type { useAttention } from './use-figures.ts'

// Loaded when the dialog opens.
const NegativeBudgets = lazyBlock(async () => (await import('./negative-budgets.tsx')).NegativeBudgets)

type UsersToCheck = components['schemas']['UsersToCheck']

interface StripProps {
  readonly viewer: Viewer
  readonly scope: Scope
  readonly read: NonNullable<ReturnType<typeof useAttention>>
}

/**
 * What needs attention first (G185): users below zero, blocked users, and users without a budget; each with its list.
 */
export function AttentionStrip({ viewer, scope, read }: StripProps) {
  const { t, i18n } = useTranslation('dashboard')
  const { data, error, isValidating, mutate } = read
  const [shown, show] = useAddressParam('show')
  const say = (what: string, count: number): string =>
    t(`attention.${what}`, { count, number: number(count) })
  const namesOf = ({ count, names }: UsersToCheck): string => {
    const others = count - names.length
    return listInWords(
      others > 0 ? [...names, t('attention.others', { count: others, number: number(others) })] : names,
      i18n.language,
    )
  }
  // Partner staff can open the list of users after selecting a company; the numbers are visible before.
  const mayList = mayOpen('AppUsersActive', viewer)
  /** Users to check, with their list for viewers who may open it. An older server does not return them. */
  const toCheck = (
    users: UsersToCheck | undefined,
    { href, ...item }: Omit<AttentionItem, 'title' | 'text'>,
  ): AttentionItem[] =>
    users === undefined || users.count === 0
      ? []
      : [
          {
            ...item,
            title: say(item.id, users.count),
            text: namesOf(users),
            href: mayList ? href : undefined,
          },
        ]
  // i18n-keys: dashboard:attention.*
  const items = data && [
    ...(data.count === 0
      ? []
      : [
          {
            id: 'negative',
            tone: 'danger',
            icon: <CircleAlert />,
            title: say('negative', data.count),
            text:
              data.total === undefined ? undefined : t('attention.together', { amount: money(data.total) }),
            href: hrefTo('Dashboard', {}, SHOW_NEGATIVE),
          } as const,
        ]),
    ...toCheck(data.blockedUsers, {
      id: 'blocked',
      tone: 'warning',
      icon: <Lock />,
      href: hrefTo('AppUsersActive', {}, { blocked: 'yes' }),
    }),
    ...toCheck(data.usersWithoutBudget, {
      id: 'withoutBudget',
      tone: 'info',
      icon: <Wallet />,
      href: hrefTo('AppUsersActive', {}, { hasBudget: 'no' }),
    }),
  ]
  // "Nobody is blocked" is shown only if the server has confirmed it.
  const isWhole = data?.blockedUsers !== undefined && data.usersWithoutBudget !== undefined
  return (
    <>
      <Attention
        label={t('attention.title')}
        items={items}
        calm={t(isWhole ? 'attention.calm' : 'attention.noneNegative')}
        failed={
          error && { text: t('attention.failed'), retry: () => retryRead({ mutate }), pending: isValidating }
        }
      />
      {shown === SHOW_NEGATIVE.show && (
        <NegativeBudgets viewer={viewer} scope={scope} onClose={() => show(undefined)} />
      )}
    </>
  )
}
