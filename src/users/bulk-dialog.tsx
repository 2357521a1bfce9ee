import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { refresh } from '@/api/use-read.ts'
import { number } from '@/i18n/formats.ts'
import { textOf } from '@/session/failure-notices.ts'
import { useHoldUnsaved } from '@/session/unsaved.ts'
import { BulkProgress, BulkSummary, type Failure } from '@/ui/bulk/bulk-parts.tsx'
import { useBulkRun } from '@/ui/bulk/use-bulk-run.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { doInBulk, refusesInBulk, type BulkAction, type BulkPlan } from './bulk-actions.ts'
import { BulkQuestion } from './bulk-question.tsx'
import { nameOf, type ActionUser } from './user-actions.ts'

export interface BulkDialogProps {
  readonly action: BulkAction
  /** Those chosen; the same ones as long as the dialog is open. */
  readonly users: readonly ActionUser[]
  readonly open: boolean
  /** `left`: those with whom it was not done; `undefined` when nothing was begun. */
  readonly onClose: (left: readonly ActionUser[] | undefined) => void
}

/** The same action with many users: asks, does it a few at a time, and says what came of it. */
export function BulkDialog({ action, users, open, onClose }: BulkDialogProps) {
  const { t } = useTranslation('app-users')
  const run = useBulkRun<ActionUser>(() => refresh([getUser, getUsersByFilter]))
  const [able] = useState(() => users.filter((user) => refusesInBulk(action, user) === undefined))
  useHoldUnsaved(run.state === 'running')

  const failures = (): readonly Failure<ActionUser>[] => {
    const outcomes = new Map(run.outcomes.map(({ item, error }) => [item, { error }]))
    return users.flatMap((user) => {
      const refused = refusesInBulk(action, user)
      const outcome = outcomes.get(user)
      if (outcome && outcome.error === undefined) return []
      const reason = outcome
        ? reasonOf(outcome.error, t('ui:problem.text'))
        : refused
          ? t(`reasons.${refused}`)
          : t('ui:bulk.stopped')
      return [{ id: user.ospId, row: user, reason }]
    })
  }
  const start = (plan: BulkPlan): void => void run.start(able, async (user) => doInBulk(action, user, plan))
  const close = (): void => onClose(run.state === 'done' ? failures().map(({ row }) => row) : undefined)
  return (
    <Dialog
      open={open}
      title={t(`bulk.title.${action.id}`, { count: users.length, number: number(users.length) })}
      size="small"
      held={run.state === 'running'}
      onClose={close}
    >
      {run.state === 'asking' && (
        <BulkQuestion action={action} users={users} able={able.length} onStart={start} onCancel={close} />
      )}
      {run.state === 'running' && (
        <BulkProgress done={run.outcomes.length} total={run.total} onStop={run.stop} />
      )}
      {run.state === 'done' && (
        <BulkSummary
          done={run.outcomes.filter(({ error }) => error === undefined).length}
          failures={failures()}
          columns={[
            { id: 'name', header: t('bulk.columns.name'), text: nameOf },
            { id: 'login', header: t('fields.login'), text: ({ login = '' }) => login },
            { id: 'email', header: t('fields.email'), text: ({ email = '' }) => email },
            { id: 'ospId', header: t('bulk.columns.id'), text: ({ ospId }) => ospId },
          ]}
          fileName={t('bulk.file')}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

const reasonOf = (error: unknown, unknown: string): string =>
  error instanceof ApiError ? textOf(error) : unknown
