import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guardLeaving } from '@/routes/navigate.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { hasUnsaved, heldNow, useHasUnsaved, type Held } from '@/base/unsaved.ts'
import { Dialog, DialogFoot, warmDialogs } from '@/ui/overlays/dialog.tsx'

/** Loading the code of dialogs takes time, so wait until the user has typed the first letters. */
const WARM_AFTER_MS = 3000

/** Asks before the user leaves unsaved changes or a running task. */
export function LeaveUnsaved() {
  const { t } = useTranslation('ui')
  // Load the dialog ahead: by the time it is needed, the connection may be lost or a new version deployed.
  const isUnsaved = useHasUnsaved()
  useEffect(() => {
    if (isUnsaved) setTimeout(warmDialogs, WARM_AFTER_MS)
  }, [isUnsaved])
  const [answer, setAnswer] = useState<(leave: boolean) => void>()
  // Kept in state, so that the text does not change while the dialog closes.
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
