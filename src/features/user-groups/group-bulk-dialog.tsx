import { useTranslation } from 'react-i18next'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { groupName, number } from '@/i18n/formats.ts'
import { BulkRun } from '@/actions/bulk-run.tsx'
import { LeftOut } from '@/ui/bulk/bulk-parts.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { DialogFoot } from '@/ui/overlays/dialog.tsx'
import { groupCalls, type GroupAction, type UserGroup } from './group-actions.ts'

export interface GroupBulkDialogProps {
  readonly action: GroupAction
  readonly groups: readonly UserGroup[]
  readonly open: boolean
  readonly onClose: (left: readonly UserGroup[] | undefined) => void
}

/** The same action with many groups. */
export function GroupBulkDialog({ action, groups, open, onClose }: GroupBulkDialogProps) {
  const { t } = useTranslation('user-groups')
  const { id, tone, refuses } = action
  const refusal = (group: UserGroup): string | undefined => {
    const reason = refuses(group)
    return reason && t(`reasons.${reason}`)
  }
  const reasons = groups.flatMap((group) => refusal(group) ?? [])
  return (
    <BulkRun<UserGroup, undefined>
      title={t(`bulk.title.${id}`, { count: groups.length, number: number(groups.length) })}
      things={groups}
      idOf={({ ospId }) => ospId}
      refusal={refusal}
      work={({ ospId }) => groupCalls[id](ospId)}
      refreshes={[findAllUserGroups, getUsersByFilter]}
      columns={[
        { id: 'name', header: t('columns.name'), text: ({ data }) => groupName(data.extId) },
        { id: 'ospId', header: 'Id', text: ({ ospId }) => ospId },
      ]}
      fileName={t('bulk.file')}
      question={(start, cancel) => (
        <>
          <div className="stack">
            <p>{t(`bulk.text.${id}`)}</p>
            <LeftOut reasons={reasons} />
          </div>
          <DialogFoot>
            <Button onClick={cancel}>{t('ui:dialog.cancel')}</Button>
            <Button
              look={tone ?? 'primary'}
              refused={reasons.length === groups.length ? t('ui:bulk.none') : undefined}
              onClick={() => start(undefined)}
            >
              {t(`actions.${id}.label`)}
            </Button>
          </DialogFoot>
        </>
      )}
      open={open}
      onClose={onClose}
    />
  )
}
