import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { portalConfig } from '@/config/portal-config.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { useGoTo } from '@/routes/navigate.tsx'
import { labelOf } from '@/session/error-label.ts'
import { missingCredential } from '@/session/missing-credential.ts'
import type { SignInOutcome } from '@/session/sign-in.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { PasswordInput, TextInput } from '@/ui/inputs/inputs.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { FormProblem } from './form-problem.tsx'
import { GuestCard } from './guest-card.tsx'
import { withCalls } from './guest-calls.ts'
import { holdCredentials } from './held-credentials.ts'
import { prepareApplication } from './prepare-application.ts'

/** R021. Once there is a token, the root shows the application, which knows where the user wanted to go. */
export default function LoginScreen() {
  const { t } = useTranslation(['session', 'common'])
  const goTo = useGoTo()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLDivElement>(null)

  const submit = async (): Promise<void> => {
    const missing = missingCredential({ username, password })
    setIncomplete(missing !== undefined)
    if (missing !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
      return
    }
    setPending(true)
    const outcome = await withCalls(({ signIn }) => signIn(username.trim(), password)).finally(() =>
      setPending(false),
    )
    if (outcome?.kind === 'code-needed') {
      holdCredentials(outcome)
      goTo(hrefTo('TwoFactorAuth'))
    } else if (outcome?.kind === 'failed') {
      notify({ tone: 'error', title: t('signIn.failed'), text: failureText(outcome) })
    }
  }

  /** G017: the server's own words, else that the two do not match, else the general message. */
  const failureText = ({ label, mismatch }: Extract<SignInOutcome, { kind: 'failed' }>): string =>
    labelOf(label) ??
    t(mismatch ? 'common:validations.authentication.mismatch' : 'common:validations.authentication.general')

  return (
    <GuestCard
      title={t('signIn.title')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Link to={hrefTo('ResetLogin')}>{t('signIn.resetLogin')}</Link>
          <Link to={hrefTo('ResetPassword')}>{t('signIn.resetPassword')}</Link>
          {portalConfig.readMoreUrl !== undefined && (
            <a href={portalConfig.readMoreUrl}>{t('signIn.readMore')}</a>
          )}
        </>
      }
    >
      <div ref={form} style={{ display: 'contents' }} onInput={prepareApplication}>
        <FormProblem text={isIncomplete ? t('common:validations.authentication.general') : undefined} />
        <Field label={t('signIn.login')} error={undefined}>
          {(control) => (
            <TextInput
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={(isIncomplete && username.trim() === '') || undefined}
              value={username}
              onChange={({ target }) => setUsername(target.value)}
            />
          )}
        </Field>
        <Field label={t('signIn.password')}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              aria-invalid={(isIncomplete && password === '') || undefined}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" wide pending={pending}>
          {t('signIn.submit')}
        </Button>
      </div>
    </GuestCard>
  )
}
