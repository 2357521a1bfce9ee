import { useTranslation } from 'react-i18next'
import { sendLogin } from '@/api/generated/operations/session.ts'
import request from '@/api/generated/requests/SendLoginRequest.ts'
import { ContractGuestForm } from '@/forms/guest/contract-guest-form.tsx'
import { TextField } from '@/forms/guest/guest-fields.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { GuestCard } from './guest-card.tsx'
import { sendAsGuest } from './send-as-guest.ts'

/** The page for a forgotten login. It shows the same text whether or not the address is known. */
export default function ResetLoginScreen() {
  const { t } = useTranslation(['welcome', 'session'])
  return (
    <GuestCard
      title={t('resetLogin.title')}
      footer={<Link to={hrefTo('Login')}>{t('session:backToSignIn')}</Link>}
    >
      <ContractGuestForm
        lead={t('resetLogin.intro')}
        request={request}
        initial={{ email: '' }}
        toBody={({ email }) => ({ email: email.trim() })}
        labelOf={(field) => t(`resetLogin.${field}`)}
        send={(body, isShown) => sendAsGuest(sendLogin, { body }, isShown)}
        saved={t('resetLogin.done')}
        submitLabel={t('resetLogin.submit')}
      >
        <TextField name="email" type="email" autoComplete="email" />
      </ContractGuestForm>
    </GuestCard>
  )
}
