import DoorOpen from 'lucide-react/icons/door-open'
import Plus from 'lucide-react/icons/plus'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deactivateUser, getUser } from '@/api/generated/operations/app-users.ts'
import { createExternalPurchaseCostEvent } from '@/api/generated/operations/expenses.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { SkeletonForm } from '@/ui/feedback/skeleton.tsx'
import type { MenuItem } from '@/ui/overlays/menu.tsx'
import { nameOf, toRow, type ActionUser } from './action-user.ts'
import { userActions } from './user-actions.ts'
import { UserBadges } from './user-badges.tsx'
import { useKnownName } from './use-known-name.ts'
import { useUserFacts } from './use-user-facts.ts'

export interface UserFrameProps extends ScreenProps<'userOspId'> {
  /** The frame's screen, whose path has `userOspId`. */
  readonly name: RouteName
}

/** The frame of a person's page: name, state of the account and actions. The tab is below. */
export function UserFrame({ name, params, children }: UserFrameProps) {
  const read = useRecord(getUser, { body: { ospId: params.userOspId } })
  const row = useMemo(() => read.data && toRow(read.data), [read.data])
  return (
    <RecordScreen
      name={name}
      params={params}
      read={{ ...read, data: row }}
      companyOf={({ corporateAccount }) => corporateAccount?.ospId}
      title={nameOf}
      knownTitle={useKnownName(params.userOspId)}
      person
      facts={useUserFacts()}
      id={({ ospId }) => ospId}
      status={(user) => <UserBadges user={user} />}
      lead={(user) => <Identity user={user} />}
      actions={userActions}
      primary={usePrimary()}
      moreItems={useGuideItem()}
      skeleton={<SkeletonForm fields={12} />}
    >
      {children}
    </RecordScreen>
  )
}

/** Distinguishes people with the same name: login and company. */
const Identity = ({ user: { login, corporateAccount } }: { readonly user: ActionUser }) => (
  <>
    {[login, corporateAccount?.name]
      .filter((text) => text !== undefined)
      .map((text, index) => (
        <span key={text}>
          {index > 0 && <span> · </span>}
          <bdi>{text}</bdi>
        </span>
      ))}
  </>
)

/** The most frequent action on an app user. */
function usePrimary(): (user: ActionUser) => ReactNode {
  const { t } = useTranslation(['app-users', 'expenses'])
  const mayAdd = mayCall(useUser(), createExternalPurchaseCostEvent)
  return ({ ospId, classification, anonymized }) =>
    mayAdd &&
    classification === 'mobile' &&
    !anonymized && (
      <LinkButton look="primary" icon={<Plus />} to={hrefTo('AddUserExpense', { userOspId: ospId })}>
        {t('expenses:screens.AddUserExpense')}
      </LinkButton>
    )
}

/** A link to the offboarding guide, for app users if the viewer may deactivate them. */
function useGuideItem(): (user: ActionUser) => readonly MenuItem[] {
  const { t } = useTranslation('app-users')
  const goTo = useGoTo()
  const mayGuide = mayCall(useUser(), deactivateUser)
  return ({ ospId, classification, anonymized }) =>
    mayGuide && classification === 'mobile' && !anonymized
      ? [
          {
            id: 'leaver-guide',
            label: t('leaver.label'),
            icon: <DoorOpen aria-hidden="true" />,
            run: () => goTo(hrefTo('LeaverGuide', { userOspId: ospId })),
          },
        ]
      : []
}
