import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressParam } from '@/routes/address-param.ts'
import type { Href } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'
import { ScreenFrame } from '@/routes/screen-frame.tsx'
import { LinkButton } from '@/ui/button.tsx'
import { useCommands } from '@/ui/commands.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { MenuButton } from '@/ui/menu.tsx'
import { SkeletonForm } from '@/ui/skeleton.tsx'
import { nameOf, type UserAction } from './user-actions.ts'
import { UserActionDialog, useNamedAction } from './user-action-dialog.tsx'
import { UserBadges } from './user-badges.tsx'
import type { AppUser } from './user-form.ts'
import { useShownUser } from './use-shown-user.ts'
import { useUserMenu } from './use-user-menu.tsx'

export interface UserFrameProps extends ScreenProps {
  /** The screen that frames; its path has `userOspId`. */
  readonly name: RouteName
  /** Tabs that this viewer should not see. */
  readonly hiddenTabs?: readonly RouteName[]
  /** The list to go back to when there is no such person. */
  readonly list: { readonly href: Href; readonly label: string }
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
  if (!user && read.error?.status === 404) return <NoSuchUser name={name} params={params} list={list} />
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
  const { t } = useTranslation('common')
  const menu = useUserMenu(open)
  const groups = useMemo(() => menu(user).filter(({ items }) => items.length > 0), [menu, user])
  const commands = useMemo(
    () =>
      groups.flatMap(({ items }) =>
        items.map(({ id, label, icon, refused, run }) => ({
          id: `app-users.${id}`,
          group: nameOf(user),
          label,
          icon,
          refused,
          run,
        })),
      ),
    [groups, user],
  )
  useCommands(commands)
  return groups.length > 0 && <MenuButton groups={groups}>{t('ui:actions')}</MenuButton>
}

/** Not there, or another company's: the server does not say which. */
function NoSuchUser({ name, params, list }: Pick<UserFrameProps, 'name' | 'params' | 'list'>) {
  const { t } = useTranslation('app-users')
  return (
    <ScreenFrame name={name} params={params} hiddenTabs="all">
      <EmptyState
        kind="no-match"
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <LinkButton look="primary" to={list.href}>
            {list.label}
          </LinkButton>
        }
      />
    </ScreenFrame>
  )
}
