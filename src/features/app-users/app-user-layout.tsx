import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { ScreenFrame } from '@/routes/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { LinkButton } from '@/ui/button.tsx'
import { useCommands } from '@/ui/commands.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { MenuButton } from '@/ui/menu.tsx'
import { SkeletonForm } from '@/ui/skeleton.tsx'
import { nameOf, type UserAction } from '@/users/user-actions.ts'
import { UserActionDialog, useNamedAction } from '@/users/user-action-dialog.tsx'
import { UserBadges } from '@/users/user-badges.tsx'
import type { AppUser } from '@/users/user-form.ts'
import { useShownUser } from '@/users/use-shown-user.ts'
import { useUserMenu } from '@/users/use-user-menu.tsx'

/** The frame of a user's page: who it is, how the account stands, what can be done; below it the tab. */
export default function AppUserLayout({ params, children }: ScreenProps) {
  const { userOspId = '' } = params
  const read = useShownUser(userOspId)
  const [dialog, setDialog] = useAddressParam('dialog')
  const action = useNamedAction(dialog)
  const open = useCallback(({ id }: UserAction) => setDialog(id), [setDialog])
  const close = useCallback(() => setDialog(undefined), [setDialog])
  const user = read.data
  if (!user && read.error?.status === 404) return <NoSuchUser params={params} />
  return (
    <ScreenFrame
      name="AppUserDetailView"
      params={params}
      title={user && nameOf(user)}
      id={user && userOspId}
      status={user && <UserBadges user={user} />}
      lead={user && <Identity user={user} />}
      action={user && <Actions user={user} open={open} />}
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
function NoSuchUser({ params }: Pick<ScreenProps, 'params'>) {
  const { t } = useTranslation('app-users')
  return (
    <ScreenFrame name="AppUserDetailView" params={params} hiddenTabs={['AppUserDetail']}>
      <EmptyState
        kind="no-match"
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <LinkButton look="primary" to={hrefTo('AppUsersActive')}>
            {t('missing.back')}
          </LinkButton>
        }
      />
    </ScreenFrame>
  )
}
