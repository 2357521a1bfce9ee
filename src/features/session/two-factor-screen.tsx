import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Redirect } from '@/routes/navigate.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { CodeInput } from '@/ui/inputs/inputs.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { withCalls } from './guest-calls.ts'
import { GuestCard } from './guest-card.tsx'
import { forgetCredentials, heldCredentials } from './held-credentials.ts'
import { prepareApplication } from './prepare-application.ts'
import styles from './two-factor-screen.module.css'

const DIGITS = 6

/** R022: asks for the code; the first time it shows the QR code to scan as well. */
export default function TwoFactorScreen() {
  const { t } = useTranslation(['session', 'common', 'ui'])
  const held = heldCredentials()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  if (!held) return <Redirect to={hrefTo('Login')} />

  const submit = async (entered: string): Promise<void> => {
    if (entered.length < DIGITS) {
      setError(t('ui:validations.required.with_label', { label: t('twoFactor.code') }))
      return
    }
    setPending(true)
    const outcome = await withCalls(({ signInWithCode }) =>
      signInWithCode(held.credentials, entered),
    ).finally(() => setPending(false))
    if (outcome?.kind === 'signed-in') {
      forgetCredentials()
    } else if (outcome?.kind === 'wrong-code') {
      // G018: the longer text at the field, the shorter one as the notice.
      setError(t('common:validations.authentication.wrongCode'))
      setCode('')
      notify({ tone: 'error', title: t('twoFactor.wrongTitle') })
    } else if (outcome?.kind === 'failed') {
      notify({
        tone: 'error',
        title: t('signIn.failed'),
        text: t('common:validations.authentication.mismatch'),
      })
    }
  }

  return (
    <GuestCard
      title={t('twoFactor.title')}
      intro={t(held.qrCode === undefined ? 'twoFactor.intro' : 'twoFactor.setUp')}
      onSubmit={() => void submit(code)}
      footer={<Link to={hrefTo('Login')}>{t('twoFactor.back')}</Link>}
    >
      {held.qrCode !== undefined && (
        <img className={styles.qrCode} src={held.qrCode} alt={t('twoFactor.qrCode')} />
      )}
      <Field label={t('twoFactor.code')} error={error}>
        {(control) => (
          <CodeInput
            {...control}
            digits={DIGITS}
            value={code}
            readOnly={pending} // The answer empties the field: what is typed before it comes would be lost.
            onChange={(entered) => {
              prepareApplication()
              setError(undefined)
              setCode(entered)
            }}
            onComplete={(entered) => void submit(entered)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" wide pending={pending}>
        {t('twoFactor.submit')}
      </Button>
    </GuestCard>
  )
}
