import { useTranslation } from 'react-i18next'
import { resetPincode } from '@/api/generated/operations/session.ts'
import validate from '@/api/generated/validators/ResetPincodeRequest.js'
import { AskForm } from './ask-form.tsx'
import { withCalls } from './guest-calls.ts'

export default function ResetPasswordScreen() {
  const { t } = useTranslation('session')
  return (
    <AskForm
      title={t('resetPassword.title')}
      intro={t('resetPassword.intro')}
      name="login"
      autoComplete="username"
      label={t('signIn.login')}
      validate={validate}
      submitLabel={t('resetPassword.submit')}
      send={(login) => withCalls(({ call }) => call(resetPincode, { body: { login } }).then(() => true))}
      done={t('resetPassword.done')}
    />
  )
}
