import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, type DialogProps } from '@/ui/overlays/dialog.tsx'
import { ConfirmDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import { FormHostContext, type DialogHost, type FormStanding } from './form-host.ts'

export interface ContractDialogProps extends Pick<
  DialogProps,
  'open' | 'title' | 'lead' | 'size' | 'placement' | 'onClosed'
> {
  readonly onClose: () => void
  /** One `ContractForm` or `RecordForm`. The dialog renders its buttons and closes after it is saved. */
  readonly children: ReactNode
}

/** A form of the contract in a dialog. Closing asks first when there are unsaved changes. */
export function ContractDialog({ open, onClose, onClosed, children, ...look }: ContractDialogProps) {
  const { t } = useTranslation('ui')
  const [standing, setStanding] = useState<FormStanding>('clean')
  const [asking, setAsking] = useState(false)
  // Unmount the form before the page navigates away. Otherwise it asks about unsaved changes a second time.
  const [isGone, setIsGone] = useState(false)
  if (open && isGone) setIsGone(false)
  const leave = useEffectEvent(() => onClosed?.())
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  // The dialog may hold a `close` from before the last key press. The ref gives it the current state.
  const now = useRef<FormStanding>('clean')
  const stand = useCallback((next: FormStanding) => {
    now.current = next
    setStanding(next)
  }, [])
  const close = useCallback(() => (now.current === 'dirty' ? setAsking(true) : onClose()), [onClose])
  const host = useMemo<DialogHost>(
    () => ({ kind: 'dialog', stand, close, saved: onClose }),
    [stand, close, onClose],
  )
  return (
    <>
      {!isGone && (
        <Dialog
          {...look}
          open={open}
          held={standing === 'sending'}
          onClose={close}
          onClosed={() => setIsGone(true)}
        >
          <FormHostContext value={host}>{children}</FormHostContext>
        </Dialog>
      )}
      <ConfirmDialog
        open={open && asking}
        title={t('form.leave.title')}
        text={t('form.discard.text')}
        confirm={t('form.discard.confirm')}
        tone="danger"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
