import { useTranslation } from 'react-i18next'
import type { BrokenRules } from '~openapi/rules.ts'
import { CodeField } from '@/forms/guest/code-field.tsx'
import { GuestForm, type Refusal } from '@/forms/guest/guest-form.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Redirect } from '@/routes/navigate.tsx'
import { withCalls } from './guest-calls.ts'
import { GuestCard } from './guest-card.tsx'
import { useHeldCredentials } from './held-credentials.ts'
import { prepareApplication } from './prepare-application.ts'
import { codeRefusal } from './refusal-of.ts'
import styles from './two-factor-screen.module.css'

const DIGITS = 6
const EMPTY = { code: '' }
type Values = typeof EMPTY

const rules = ({ code }: Values): BrokenRules => (code.length < DIGITS ? { code: { rule: 'required' } } : {})

/** A key in groups of four characters, which are easier to copy by eye and to hear. Apps ignore the spaces. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** R022: asks for the code. The first time it also shows the QR code to scan, and its key for who cannot scan it. */
export default function TwoFactorScreen() {
  const { t } = useTranslation(['session', 'common'])
  const held = useHeldCredentials()
  if (!held) return <Redirect to={hrefTo('Login')} />

  const send = async ({ code }: Values): Promise<Refusal | undefined> => {
    const outcome = await withCalls(({ signInWithCode }) => signInWithCode(held.credentials, code))
    return codeRefusal(outcome, t)
  }

  return (
    <GuestCard
      title={t('welcome:twoFactor.title')}
      footer={<Link to={hrefTo('Login')}>{t('welcome:twoFactor.back')}</Link>}
    >
      <GuestForm
        lead={t(held.qrCode === undefined ? 'welcome:twoFactor.intro' : 'welcome:twoFactor.setUp')}
        initial={EMPTY}
        toBody={(values) => values}
        rules={rules}
        labelOf={(field) => t(`twoFactor.${field}`)}
        send={send}
        onTyping={prepareApplication}
        submitLabel={t('welcome:twoFactor.submit')}
      >
        {held.qrCode !== undefined && (
          <img className={styles.qrCode} src={held.qrCode} alt={t('welcome:twoFactor.qrCode')} />
        )}
        {held.secret !== undefined && (
          <p className={styles.secret}>
            <span>{t('welcome:twoFactor.secret')}</span>
            <code translate="no">{inGroups(held.secret)}</code>
          </p>
        )}
        <CodeField name="code" digits={DIGITS} />
      </GuestForm>
    </GuestCard>
  )
}
