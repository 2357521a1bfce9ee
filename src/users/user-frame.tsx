import { useCallback, useMemo } from 'react'
import { useAddressParam } from '@/routes/address-param.ts'
import type { ScreenProps } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'
import { ScreenFrame } from '@/routes/screen-frame.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { PageActions } from '@/ui/page-actions.tsx'
import { SkeletonForm } from '@/ui/skeleton.tsx'
import { NoSuchUser, type NoSuchUserProps } from './no-such-user.tsx'
import { nameOf, type UserAction } from './user-actions.ts'
import { UserActionDialog, useNamedAction } from './user-action-dialog.tsx'
import { UserBadges } from './user-badges.tsx'
import type { AppUser } from './user-form.ts'
import { useShownUser } from './use-shown-user.ts'
import { useUserMenu } from './use-user-menu.tsx'

export interface UserFrameProps extends ScreenProps, NoSuchUserProps {
  /** The screen that frames; its path has `userOspId`. */
  readonly name: RouteName
  /** Tabs that this viewer should not see. */
  readonly hiddenTabs?: readonly RouteName[]
}

/** The frame of a person's page: who it is, how the account stands, what can be done; below it the tab. */
export function UserFrame({ name, params, hiddenTabs, list, children }: UserFrameProps) {
  const { userOspId = '' } = params
  const read = useShownUser(userOspId)
  const [dialog, setDialog] = useAddressParam('dialog')
  const action = useNamedAction(dialog)
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
  const menu = useUserMenu(open)
  const groups = useMemo(() => menu(user), [menu, user])
  return <PageActions area="app-users" name={nameOf(user)} groups={groups} />
}
