import { useTranslation } from 'react-i18next'
import { sendLogin } from '@/api/generated/operations/session.ts'
import validate from '@/api/generated/validators/SendLoginRequest.js'
import { AskForm } from './ask-form.tsx'
import { withCalls } from './guest-calls.ts'

export default function ResetLoginScreen() {
  const { t } = useTranslation('session')
  return (
    <AskForm
      title={t('resetLogin.title')}
      intro={t('resetLogin.intro')}
      name="email"
      type="email"
      autoComplete="email"
      label={t('resetLogin.email')}
      validate={validate}
      submitLabel={t('resetLogin.submit')}
      send={(email) => withCalls(({ call }) => call(sendLogin, { body: { email } }).then(() => true))}
      done={t('resetLogin.done')}
    />
  )
}
