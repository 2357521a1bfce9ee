import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastActivity, recordActivity, watchActivity } from '@/session/activity.ts'
import { Button } from '@/ui/basics/button.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'

/** How long before the end the countdown dialog opens. */
const WARNING_S = 60

interface IdleLimitProps {
  readonly minutes: number
  /** Signs out. Must be a stable function. */
  readonly onEnd: () => void
}

/** Ends the session after `minutes` without activity in any tab. A dialog counts down the last minute. */
export function IdleLimit({ minutes, onEnd }: IdleLimitProps) {
  const { t } = useTranslation('shell')
  const [left, setLeft] = useState(Infinity)
  useEffect(() => {
    const stop = watchActivity()
    const timer = setInterval(() => {
      const seconds = Math.ceil(minutes * 60 - (Date.now() - lastActivity()) / 1000)
      setLeft(seconds <= WARNING_S ? seconds : Infinity)
      if (seconds > 0) return
      onEnd()
      notify({ tone: 'info', text: t('idle.ended') })
    }, 1000)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [minutes, onEnd, t])
  const stay = (): void => {
    recordActivity()
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
