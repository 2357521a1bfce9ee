import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { failuresOf } from '@/actions/failures.ts'
import { call } from '@/api/client.ts'
import { getTranslationByKey, updateTranslation } from '@/api/generated/operations/translations.ts'
import { refresh } from '@/api/use-read.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { TRANSLATION_LISTS } from '@/domain/translations/translation.ts'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'
import { useColumnLabel } from '@/domain/uploads/file-column.ts'
import { useRuleMessage } from '@/forms/messages.ts'
import { Button } from '@/ui/basics/button.tsx'
import { BulkProgress, BulkSummary } from '@/ui/bulk/bulk-parts.tsx'
import { useBulkRun } from '@/ui/bulk/use-bulk-run.ts'
import { useReportUnexpected } from '@/ui/feedback/use-report-unexpected.ts'
import { FileDrop } from '@/ui/files/file-drop.tsx'
import { FileFaults } from '@/ui/files/file-faults.tsx'
import { FileRefused } from '@/ui/files/upload-state.ts'
import { UploadResult } from '@/ui/files/upload-result.tsx'
import type { FileFault } from '@/ui/files/upload-state.ts'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { acceptOf } from '~files/upload-files.ts'
import { MAX_ROWS } from './import-columns.ts'
import type { Change } from './import-table.ts'
import type { ReadTable } from './read-table.ts'

/** Imports the table of a translator: shows the changes, and then applies them one by one (G384). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['translations', 'ui'])
  const messageOf = useRuleMessage()
  const columns = useMemo(
    () => [
      { name: 'key', label: t('columns.key') },
      { name: 'defaultValue', label: t('columns.defaultValue') },
      ...TRANSLATION_LANGUAGES.map(({ code, lang }) => ({ name: code, label: t(`ui:languages.${lang}`) })),
    ],
    [t],
  )
  const labelOf = useColumnLabel(columns)
  const [faults, setFaults] = useState<readonly FileFault[]>([])
  const faultsId = useId()
  const [table, setTable] = useState<ReadTable>()
  const [busy, setBusy] = useState(false)
  const reportUnexpected = useReportUnexpected()
  const run = useBulkRun<Change>(() => refresh([getTranslationByKey, ...TRANSLATION_LISTS]))
  useRegisterUnsaved(run.state === 'running', 'running')
  const choose = async (file: File): Promise<void> => {
    setBusy(true)
    setFaults([])
    try {
      const { readTable } = await import('./read-table.ts')
      setTable(await readTable(file, messageOf, labelOf))
    } catch (error) {
      if (error instanceof FileRefused) setFaults(error.faults)
      else reportUnexpected(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="large"
      title={t('import.title')}
      lead={t('import.lead')}
      held={run.state === 'running'}
      closesInside={run.state === 'done'}
      onClose={onClose}
    >
      {run.state === 'running' && (
        <BulkProgress
          done={run.outcomes.length}
          total={run.total}
          isPaused={run.isPaused}
          onStop={run.stop}
        />
      )}
      {run.state === 'done' && table && <Outcome run={run} changes={table.changes} onClose={onClose} />}
      {run.state === 'asking' && !table && (
        <>
          <FileFaults id={faultsId} faults={faults} />
          <FileDrop
            accept={acceptOf(false)}
            hint={t('import.hint', { rows: number(MAX_ROWS) })}
            busy={busy}
            error={faults.length > 0 ? faultsId : undefined}
            onFile={(file) => void choose(file)}
          />
        </>
      )}
      {run.state === 'asking' && table && (
        <>
          <UploadResult
            verdict={table.verdict}
            at="check"
            words={{ ready: t('import.ready'), done: t('import.ready') }}
            fileName={t('import.remarksFile')}
            remarks={table.remarks}
            labelOf={labelOf}
          />
          <DialogFoot>
            <Button onClick={() => setTable(undefined)}>{t('ui:upload.another')}</Button>
            <Button
              look="primary"
              refused={table.changes.length === 0 ? t('import.nothing') : undefined}
              onClick={() =>
                void run.start(table.changes, async (body) => call(updateTranslation, { body }, SILENT))
              }
            >
              {t('import.run', { count: table.changes.length })}
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  )
}

/** No notices: the summary has the failures. */
const SILENT = { ignore: ['*'], writes: true } as const

interface OutcomeProps {
  readonly run: ReturnType<typeof useBulkRun<Change>>
  readonly changes: readonly Change[]
  readonly onClose: () => void
}

/** The result: the saved and the failed changes. */
function Outcome({ run, changes, onClose }: OutcomeProps) {
  const { t } = useTranslation(['translations', 'ui'])
  const failures = failuresOf(
    run.outcomes,
    changes,
    ({ key }) => key,
    () => ({ kind: 'notTried', reason: t('ui:bulk.stopped') }),
  )
  return (
    <BulkSummary
      done={changes.length - failures.length}
      failures={failures}
      columns={[{ id: 'key', header: t('columns.key'), text: ({ key }: Change) => key }]}
      fileName={t('import.failedFile')}
      onClose={onClose}
    />
  )
}
