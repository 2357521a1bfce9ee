import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadUser } from '@/session/load-session.ts'
import { settleSignInAgain, useIsSignInAgainOpen } from '@/session/sign-in-again.ts'
import { signIn, signInWithCode, type Credentials } from '@/session/sign-in.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { CredentialField } from './credential-field.tsx'

/**
 * Asks the same user to sign in again over the page, if the session ends with unsaved changes. The pending call then
 * continues.
 */
export function SignInAgain() {
  const { t } = useTranslation('shell')
  const isOpen = useIsSignInAgainOpen()
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      size="small"
      held
      title={t('again.title')}
      lead={t('again.text')}
      onClose={() => settleSignInAgain(false)}
    >
      {isOpen && <SignInForm />}
    </Dialog>
  )
}

function SignInForm() {
  const { t } = useTranslation(['session', 'common', 'shell', 'ui'])
  const { login = '' } = useUser()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [credentials, setCredentials] = useState<Credentials>()
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (): Promise<void> => {
    if (password === '') return setError(t('common:validations.authentication.general'))
    setPending(true)
    const outcome = await (credentials ? signInWithCode(credentials, code) : signIn(login, password))
    // The roles may have changed since. If they cannot be read, the server still refuses forbidden calls.
    if (outcome.kind === 'signed-in') await reloadUser().catch(() => undefined)
    setPending(false)
    if (outcome.kind === 'signed-in') return settleSignInAgain(true)
    if (outcome.kind === 'code-needed') return setCredentials(outcome.credentials)
    if (outcome.kind === 'wrong-code') return setError(t('ui:validations.wrongCode.without_label'))
    setError(outcome.text())
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>
        <span>{`${t('signIn.login')}: `}</span>
        <strong>{login}</strong>
      </p>
      <CredentialField
        asksCode={credentials !== undefined}
        value={credentials ? code : password}
        onChange={credentials ? setCode : setPassword}
        error={error}
        pending={pending}
      />
      <DialogFoot>
        <Button onClick={() => settleSignInAgain(false)}>{t('shell:again.leave')}</Button>
        <Button type="submit" look="primary" pending={pending}>
          {t('shell:again.submit')}
        </Button>
      </DialogFoot>
    </form>
  )
}
