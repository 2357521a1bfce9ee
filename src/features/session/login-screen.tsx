import { useTranslation } from 'react-i18next'
import { PasswordField, TextField } from '@/forms/guest/guest-fields.tsx'
import { GuestForm, type Refusal } from '@/forms/guest/guest-form.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { useGoTo } from '@/routes/navigate.tsx'
import { missingCredentials } from '@/session/missing-credentials.ts'
import { GuestCard } from './guest-card.tsx'
import { withCalls } from './guest-calls.ts'
import { holdCredentials } from './held-credentials.ts'
import { prepareApplication } from './prepare-application.ts'
import { rememberLogin } from './typed-login.ts'
import styles from './login-screen.module.css'

const EMPTY = { username: '', password: '' }

/** R021: the sign-in page. Once there is a token, the root renders the application, which opens the intended screen. */
export default function LoginScreen() {
  const { t } = useTranslation(['session', 'common'])
  const goTo = useGoTo()

  const send = async ({ username, password }: typeof EMPTY): Promise<Refusal | undefined> => {
    const outcome = await withCalls(({ signIn }) => signIn(username, password))
    if (outcome && outcome.kind !== 'failed') rememberLogin('')
    if (outcome?.kind === 'code-needed') {
      holdCredentials(outcome)
      goTo(hrefTo('TwoFactorAuth'))
    } else if (outcome?.kind === 'failed') {
      return () => ({ fields: { password: { rule: 'invalid', text: outcome.text() } } })
    }
    return undefined
  }

  return (
    <GuestCard
      title={t('signIn.title')}
      footer={<Link to={hrefTo('ResetLogin')}>{t('signIn.resetLogin')}</Link>}
    >
      <GuestForm
        lead={t('signIn.intro')}
        initial={EMPTY}
        toBody={({ username, password }) => ({ username: username.trim(), password })}
        rules={missingCredentials}
        summary={t('common:validations.authentication.general')}
        labelOf={(field) => t(field === 'username' ? 'signIn.login' : 'signIn.password')}
        send={send}
        onTyping={(field) => {
          prepareApplication()
          if (field instanceof HTMLInputElement && field.name === 'username') rememberLogin(field.value)
        }}
        submitLabel={t('signIn.submit')}
      >
        <TextField name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <div className={styles.password}>
          <PasswordField name="password" autoComplete="current-password" />
          <Link to={hrefTo('ResetPassword')}>{t('signIn.resetPassword')}</Link>
        </div>
      </GuestForm>
    </GuestCard>
  )
}
