import { useTranslation } from 'react-i18next'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups, getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { number } from '@/i18n/formats.ts'
import { BulkRun } from '@/actions/bulk-run.tsx'
import { doInBulk, refusesInBulk, type BulkAction, type BulkPlan } from './bulk-actions.ts'
import { BulkQuestion } from './bulk-question.tsx'
import { nameOf, type ActionUser } from './user-actions.ts'

export interface BulkDialogProps {
  readonly action: BulkAction
  readonly users: readonly ActionUser[]
  readonly open: boolean
  readonly onClose: (left: readonly ActionUser[] | undefined) => void
}

/** The same action with many users. */
export function BulkDialog({ action, users, open, onClose }: BulkDialogProps) {
  const { t } = useTranslation('app-users')
  return (
    <BulkRun<ActionUser, BulkPlan>
      title={t(`bulk.title.${action.id}`, { count: users.length, number: number(users.length) })}
      things={users}
      idOf={({ ospId }) => ospId}
      refusal={(user, plan) => {
        const reason = refusesInBulk(action, user, plan)
        return reason && t(`reasons.${reason}`)
      }}
      work={(user, plan) => doInBulk(action, user, plan)}
      refreshes={[getUser, getUsersByFilter, getUserGroup, findAllUserGroups]}
      columns={[
        { id: 'name', header: t('bulk.columns.name'), text: nameOf },
        { id: 'login', header: t('fields.login'), text: ({ login = '' }) => login },
        { id: 'email', header: t('fields.email'), text: ({ email = '' }) => email },
        { id: 'ospId', header: t('bulk.columns.id'), text: ({ ospId }) => ospId },
      ]}
      fileName={t('bulk.file')}
      question={(start, cancel) => (
        <BulkQuestion action={action} users={users} onStart={start} onCancel={cancel} />
      )}
      open={open}
      onClose={onClose}
    />
  )
}
