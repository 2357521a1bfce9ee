import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endIdleSession } from '@/session/sign-out.ts'
import { lastActivity, noteActivity, watchActivity } from '@/session/activity.ts'
import { Button } from '@/ui/basics/button.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'

/** So long before the end a dialog counts down. */
const WARNING_S = 60

/** Signs out whoever has done nothing for `minutes`, in any tab. A dialog counts down the last minute. */
export function IdleLimit({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('shell')
  const [left, setLeft] = useState(Infinity)
  useEffect(() => {
    const stop = watchActivity()
    const timer = setInterval(() => {
      const seconds = Math.ceil(minutes * 60 - (Date.now() - lastActivity()) / 1000)
      setLeft(seconds <= WARNING_S ? seconds : Infinity)
      if (seconds > 0) return
      endIdleSession()
      notify({ tone: 'info', text: t('idle.ended') })
    }, 1000)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [minutes, t])
  const stay = (): void => {
    noteActivity()
    setLeft(Infinity)
  }
  return (
    <Dialog
      open={left <= WARNING_S}
      role="alertdialog"
      size="small"
      title={t('idle.title')}
      lead={t('idle.text')}
      onClose={stay}
    >
      <p role="timer">{t('idle.left', { seconds: Math.max(0, left) })}</p>
      <DialogFoot>
        <Button look="primary" onClick={stay}>
          {t('idle.stay')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
