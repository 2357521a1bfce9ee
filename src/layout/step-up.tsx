import { useEffect, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmBy, settleStepUp } from '@/session/step-up.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { CredentialField } from './credential-field.tsx'

/**
 * Asks for the password or a code again, over the page, which keeps the typed values. The call then continues (G410).
 */
export function StepUp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('shell')
  // Leaving the page cancels the call.
  useEffect(() => () => settleStepUp(), [])
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="small"
      held
      title={t('stepUp.title')}
      lead={t('stepUp.text')}
      onClose={onClose}
    >
      {open && <StepUpForm />}
    </Dialog>
  )
}

function StepUpForm() {
  const { t } = useTranslation(['session', 'common', 'shell', 'ui'])
  const { login = '', twoFactor } = useUser()
  const [asksCode, setAsksCode] = useState(twoFactor)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (): Promise<void> => {
    if (typed === '') return setError(t(asksCode ? 'shell:stepUp.noCode' : 'shell:stepUp.noPassword'))
    setPending(true)
    const outcome = await confirmBy(asksCode ? { code2fa: typed } : { password: typed })
    setPending(false)
    if (outcome.kind === 'confirmed') return settleStepUp(outcome.proof)
    setError(outcome.kind === 'failed' ? outcome.text : undefined)
    if (outcome.kind === 'failed') return
    setTyped('')
    setAsksCode(true)
  }

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {/* For password managers, which fill in the password for this login. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <CredentialField
        asksCode={asksCode}
        value={typed}
        onChange={setTyped}
        error={error}
        pending={pending}
      />
      <DialogFoot>
        <Button onClick={() => settleStepUp()}>{t('ui:dialog.cancel')}</Button>
        <Button type="submit" look="primary" pending={pending}>
          {t('shell:stepUp.submit')}
        </Button>
      </DialogFoot>
    </form>
  )
}
