import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guardLeaving } from '@/routes/navigate.tsx'
import { Button } from '@/ui/basics/button.tsx'
import {
  hasUnsaved,
  currentUnsaved,
  saveUnsaved,
  useHasUnsaved,
  useIsSaving,
  type UnsavedKind,
} from '@/base/unsaved.ts'
import { Dialog, DialogFoot, preloadDialogs } from '@/ui/overlays/dialog.tsx'

/** The translation keys of each question. */
// i18n-keys: ui:leaveRunning.*, ui:leaveSaving.*, ui:form.leave.*
const WORDS: Readonly<Record<UnsavedKind, string>> = {
  changes: 'form.leave',
  draft: 'form.leave',
  saving: 'leaveSaving',
  running: 'leaveRunning',
}

/** Asks before the user leaves unsaved changes or a running task. */
export function LeaveUnsaved() {
  const { t } = useTranslation('ui')
  // Load the dialog ahead: when it is needed, the connection may be lost or a new version deployed.
  const isUnsaved = useHasUnsaved()
  useEffect(() => {
    if (isUnsaved) preloadDialogs()
  }, [isUnsaved])
  const [decide, setDecide] = useState<(leave: boolean) => void>()
  // Kept in state, so that the dialog does not change while it closes.
  const [held, setHeld] = useState<UnsavedKind>('changes')
  const [save, setSave] = useState<() => Promise<boolean>>()
  const [isSavingFirst, setSavingFirst] = useState(false)
  useEffect(
    () =>
      guardLeaving({
        hasUnsaved,
        ask: () =>
          new Promise((resolve) => {
            setHeld(currentUnsaved())
            setSave(saveUnsaved)
            setDecide(() => (leave: boolean) => {
              setDecide(undefined)
              resolve(leave)
            })
          }),
      }),
    [],
  )
  // The pending save has succeeded, so nothing would be lost. Or it has failed, and the page shows why.
  const isSaving = useIsSaving()
  const isOver = held === 'saving' && !isSaving
  useEffect(() => {
    if (isOver) decide?.(!isUnsaved)
  }, [isOver, isUnsaved, decide])
  const saveAndLeave = async (): Promise<void> => {
    setSavingFirst(true)
    const isSaved = await save?.().finally(() => setSavingFirst(false))
    decide?.(isSaved === true)
  }
  const words = WORDS[held]
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={decide !== undefined}
      role="alertdialog"
      size="small"
      title={t(`${words}.title`)}
      lead={t(`${words}.text`)}
      held={isSavingFirst}
      initialFocus={() => stay.current}
      onClose={() => decide?.(false)}
    >
      <DialogFoot>
        <Button
          look="danger"
          refused={isSavingFirst ? t('common:ui.pending') : undefined}
          onClick={() => decide?.(true)}
        >
          {t(`${words}.leave`)}
        </Button>
        {save ? (
          <>
            <Button ref={stay} onClick={() => decide?.(false)}>
              {t('form.leave.stay')}
            </Button>
            <Button look="primary" pending={isSavingFirst} onClick={() => void saveAndLeave()}>
              {t('form.leave.save')}
            </Button>
          </>
        ) : (
          <Button ref={stay} look="primary" onClick={() => decide?.(false)}>
            {t('form.leave.stay')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}
