import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { groupName } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { groupActions, type GroupAction, type UserGroup } from './group-actions.ts'
import { GroupActionDialog } from './group-action-dialog.tsx'
import { GroupBadges } from './group-badges.tsx'
import { useGroupMenu } from './use-group-menu.ts'
import { useShownGroup } from './use-shown-group.ts'

/** The frame of a group's page: what it is, how it stands, what can be done; below it the tab. */
export default function UserGroupLayout({ params, children }: ScreenProps) {
  const { userGroupOspId = '' } = params
  const goTo = useGoTo()
  const read = useShownGroup(userGroupOspId)
  const [dialog, setDialog] = useAddressParam('dialog')
  const action = useNamedAction(groupActions, dialog)
  const open = useCallback(({ id }: GroupAction) => setDialog(id), [setDialog])
  const close = useCallback(() => setDialog(undefined), [setDialog])
  const group = read.data
  if (!group && read.error?.status === 404) return <NoSuchGroup params={params} />
  return (
    <ScreenFrame
      name="UserGroupView"
      params={params}
      title={group && groupName(group.data.extId)}
      id={group && userGroupOspId}
      status={group && <GroupBadges group={group} />}
      lead={group?.data.description !== undefined && <bdi>{group.data.description}</bdi>}
      action={group && <Actions group={group} open={open} />}
    >
      <Loaded read={read}>{() => children}</Loaded>
      <GroupActionDialog
        action={action}
        group={group}
        onClose={close}
        onDeleted={() => goTo(hrefTo('UserGroups'))}
      />
    </ScreenFrame>
  )
}

interface ActionsProps {
  readonly group: UserGroup
  readonly open: (action: GroupAction) => void
}

function Actions({ group, open }: ActionsProps) {
  const menu = useGroupMenu(open)
  const groups = useMemo(() => menu(group), [menu, group])
  return <PageActions area="user-groups" name={groupName(group.data.extId)} groups={groups} />
}

/** Not there, or another company's: the server does not say which. */
function NoSuchGroup({ params }: Pick<ScreenProps, 'params'>) {
  const { t } = useTranslation('user-groups')
  return (
    <ScreenFrame name="UserGroupView" params={params} hiddenTabs="all">
      <EmptyState
        kind="no-match"
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <LinkButton look="primary" to={hrefTo('UserGroups')}>
            {t('missing.back')}
          </LinkButton>
        }
      />
    </ScreenFrame>
  )
}
