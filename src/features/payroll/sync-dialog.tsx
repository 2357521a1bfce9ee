import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { ApiError } from '@/api/errors.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { getPayrollUsers, syncPayrollUsers } from '@/api/generated/operations/payroll.ts'
import type { components } from '@/api/generated/schema.ts'
import { useWrite } from '@/api/use-write.ts'
import { textOf } from '@/session/failure-notices.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Problem } from '@/ui/feedback/notice.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { CONNECTION_READS } from './payroll-reads.ts'
import { SyncResult } from './sync-result.tsx'
import type { Connection } from './use-connections.ts'

/** Imports the users from payroll after a confirmation, and then shows the result for each person. */
export function SyncDialog({ item, open, onClose }: ActionDialogProps<Connection>) {
  const { t } = useTranslation(['payroll', 'ui', 'common'])
  const [result, setResult] = useState<components['schemas']['PayrollSyncResult']>()
  const [problem, setProblem] = useState<string>()
  const { run, running } = useWrite(syncPayrollUsers, {
    refreshes: [...CONNECTION_READS, getPayrollUsers, getUsersByFilter],
    ignore: ['*'], // The dialog shows why it failed.
  })
  const sync = async (): Promise<void> => {
    setProblem(undefined)
    try {
      setResult(await run({ query: { corporateAccountOspId: item.corporateAccountOspId } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(textOf(error))
    }
  }
  return (
    <Dialog
      open={open}
      title={t(result ? 'sync.title' : 'actions.sync.title')}
      lead={result ? undefined : t('actions.sync.text', { name: item.providerName })}
      size={result ? 'large' : 'small'}
      held={running}
      onClose={onClose}
    >
      {result && <SyncResult result={result} />}
      <Problem>{problem}</Problem>
      <DialogFoot>
        {!result && (
          <Button refused={running ? t('common:ui.pending') : undefined} onClick={onClose}>
            {t('ui:dialog.cancel')}
          </Button>
        )}
        <Button look="primary" pending={running} onClick={result ? onClose : () => void sync()}>
          {t(result ? 'sync.close' : 'actions.sync.submit')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
