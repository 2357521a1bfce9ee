import { useCallback, useMemo } from 'react'
import DoorOpen from 'lucide-react/icons/door-open'
import { useTranslation } from 'react-i18next'
import { deactivateUser } from '@/api/generated/operations/app-users.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { mayCall } from '@/session/access.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { useUser } from '@/session/use-viewer.ts'
import { Loaded } from '@/frame/loaded.tsx'
import type { MenuItem } from '@/ui/overlays/menu.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { SkeletonForm } from '@/ui/feedback/skeleton.tsx'
import { NoSuchUser, type NoSuchUserProps } from './no-such-user.tsx'
import { nameOf, userActions, type UserAction } from './user-actions.ts'
import { UserActionDialog } from './user-action-dialog.tsx'
import { UserBadges } from './user-badges.tsx'
import type { AppUser } from './user-form.ts'
import { useShownUser } from './use-shown-user.ts'
import { useUserMenu } from './use-user-menu.ts'

export interface UserFrameProps extends ScreenProps<'userOspId'>, NoSuchUserProps {
  /** The screen that frames; its path has `userOspId`. */
  readonly name: RouteName
  /** Tabs that this viewer should not see. */
  readonly hiddenTabs?: readonly RouteName[]
}

/** The frame of a person's page: who it is, how the account stands, what can be done; below it the tab. */
export function UserFrame({ name, params, hiddenTabs, list, children }: UserFrameProps) {
  const { userOspId } = params
  const read = useShownUser(userOspId)
  const [dialog, setDialog] = useAddressParam('dialog')
  const action = useNamedAction(userActions, dialog)
  const open = useCallback(({ id }: UserAction) => setDialog(id), [setDialog])
  const close = useCallback(() => setDialog(undefined), [setDialog])
  const user = read.data
  if (!user && read.error?.status === 404)
    return (
      <ScreenFrame name={name} params={params} hiddenTabs="all">
        <NoSuchUser list={list} />
      </ScreenFrame>
    )
  return (
    <ScreenFrame
      name={name}
      params={params}
      title={user && nameOf(user)}
      id={user && userOspId}
      status={user && <UserBadges user={user} />}
      lead={user && <Identity user={user} />}
      action={user && <Actions user={user} open={open} />}
      {...(hiddenTabs && { hiddenTabs })}
    >
      <Loaded read={read} skeleton={<SkeletonForm fields={12} />}>
        {() => children}
      </Loaded>
      <UserActionDialog action={action} user={user} onClose={close} />
    </ScreenFrame>
  )
}

/** What tells people of the same name apart: login and company. */
const Identity = ({ user: { login, corporateAccount } }: { readonly user: AppUser }) => (
  <>
    {[login, corporateAccount?.name]
      .filter((text) => text !== undefined)
      .map((text, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
  </>
)

interface ActionsProps {
  readonly user: AppUser
  readonly open: (action: UserAction) => void
}

function Actions({ user, open }: ActionsProps) {
  const { t } = useTranslation('app-users')
  const viewer = useUser()
  const goTo = useGoTo()
  const menu = useUserMenu(open)
  const mayGuide = user.classification === 'mobile' && mayCall(viewer, deactivateUser)
  const { ospId, anonymized } = user
  const guide = useMemo<MenuItem>(
    () => ({
      id: 'leaver-guide',
      label: t('leaver.label'),
      icon: <DoorOpen aria-hidden="true" />,
      refused: anonymized ? t('reasons.anonymized') : undefined,
      run: () => goTo(hrefTo('LeaverGuide', { userOspId: ospId })),
    }),
    [t, goTo, ospId, anonymized],
  )
  // Before what cannot be undone.
  const groups = useMemo(
    () => (mayGuide ? menu(user).toSpliced(1, 0, { items: [guide] }) : menu(user)),
    [menu, user, mayGuide, guide],
  )
  return <PageActions area="app-users" name={nameOf(user)} groups={groups} />
}
