import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guardLeaving } from '@/routes/navigate.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { hasUnsaved, heldNow, useHasUnsaved, type Held } from '@/base/unsaved.ts'
import { Dialog, DialogFoot, warmDialogs } from '@/ui/overlays/dialog.tsx'

/** What draws dialogs is much to build: not under the first letters that somebody types. */
const WARM_AFTER_MS = 3000

/** Asks before unsaved changes are lost, or the end of what is running. */
export function LeaveUnsaved() {
  const { t } = useTranslation('ui')
  // It must be here by the time it is needed, which may be without a connection, or after a new version came out.
  const isUnsaved = useHasUnsaved()
  useEffect(() => {
    if (isUnsaved) setTimeout(warmDialogs, WARM_AFTER_MS)
  }, [isUnsaved])
  const [answer, setAnswer] = useState<(leave: boolean) => void>()
  // Kept while the dialog closes, when it may be through.
  const [held, setHeld] = useState<Held>('changes')
  useEffect(
    () =>
      guardLeaving({
        hasUnsaved,
        ask: () =>
          new Promise((resolve) => {
            setHeld(heldNow())
            setAnswer(() => (leave: boolean) => {
              setAnswer(undefined)
              resolve(leave)
            })
          }),
      }),
    [],
  )
  return (
    <Dialog
      open={answer !== undefined}
      role="alertdialog"
      size="small"
      title={t(held === 'running' ? 'leaveRunning.title' : 'form.leave.title')}
      lead={t(held === 'running' ? 'leaveRunning.text' : 'form.leave.text')}
      onClose={() => answer?.(false)}
    >
      <DialogFoot>
        <Button look="danger" onClick={() => answer?.(true)}>
          {t(held === 'running' ? 'leaveRunning.leave' : 'form.leave.leave')}
        </Button>
        <Button look="primary" onClick={() => answer?.(false)}>
          {t('form.leave.stay')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
