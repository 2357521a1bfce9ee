import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetPincode } from '@/api/generated/operations/session.ts'
import request from '@/api/generated/requests/ResetPincodeRequest.ts'
import { ContractGuestForm } from '@/forms/guest/contract-guest-form.tsx'
import { TextField } from '@/forms/guest/guest-fields.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { GuestCard } from './guest-card.tsx'
import { sendAsGuest } from './send-as-guest.ts'
import { typedLogin } from './typed-login.ts'

/** The page for a forgotten password. It shows the same text whether or not the login is known. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation(['welcome', 'session'])
  const [initial] = useState(() => ({ login: typedLogin() })) // Do not ask twice for it (WCAG 3.3.7).
  return (
    <GuestCard
      title={t('resetPassword.title')}
      footer={<Link to={hrefTo('Login')}>{t('session:backToSignIn')}</Link>}
    >
      <ContractGuestForm
        lead={t('resetPassword.intro')}
        request={request}
        initial={initial}
        toBody={({ login }) => ({ login: login.trim() })}
        labelOf={(field) => t(`session:signIn.${field}`)}
        send={(body, isShown) => sendAsGuest(resetPincode, { body }, isShown)}
        saved={t('resetPassword.done')}
        submitLabel={t('resetPassword.submit')}
      >
        <TextField name="login" autoComplete="username" />
      </ContractGuestForm>
    </GuestCard>
  )
}
