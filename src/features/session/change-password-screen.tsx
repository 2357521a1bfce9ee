import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPasswordRules, type BrokenRules } from '~openapi/rules.ts'
import { changePincode } from '@/api/generated/operations/session.ts'
import { useWrite } from '@/api/use-write.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { PasswordField } from '@/forms/fields/fields.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { digest } from '@/session/digest.ts'
import { Card } from '@/ui/basics/card.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'

interface Passwords {
  readonly oldPassword?: string
  readonly newPassword?: string
  readonly repeated?: string
}
const EMPTY: Passwords = {}
/** The fields of the digests that the server may refuse. */
const FIELDS: Readonly<Record<string, string>> = {
  oldPassdigest: 'oldPassword',
  newPassdigest: 'newPassword',
}

export default function ChangePasswordScreen() {
  const { t } = useTranslation('session')
  const { run } = useWrite(changePincode, { refreshes: [] })
  const [round, setRound] = useState(0)
  const save = async ({ oldPassword = '', newPassword = '' }: Passwords): Promise<void> => {
    await run({
      body: { oldPassdigest: await digest(oldPassword), newPassdigest: await digest(newPassword) },
    })
    notify({ tone: 'success', title: t('changePassword.done') })
    // Nobody should find the passwords still typed in.
    setRound(round + 1)
  }
  return (
    <ScreenFrame name="ChangePassword" lead={t('changePassword.intro')}>
      <ContractForm
        key={round}
        label={t('screens.ChangePassword')}
        initial={EMPTY}
        rules={rulesOf}
        toBody={(values) => values}
        fieldOf={(path) => FIELDS[path] ?? path}
        save={save}
        submitLabel={t('changePassword.submit')}
      >
        <Card>
          <div className="contract-form-narrow">
            <PasswordField
              name="oldPassword"
              label={t('changePassword.old')}
              autoComplete="current-password"
              required
            />
            <PasswordField
              name="newPassword"
              label={t('changePassword.new')}
              help={t('changePassword.newHelp')}
              autoComplete="new-password"
              required
            />
            <PasswordField
              name="repeated"
              label={t('changePassword.repeat')}
              autoComplete="new-password"
              required
            />
          </div>
        </Card>
      </ContractForm>
    </ScreenFrame>
  )
}

function rulesOf({ oldPassword, newPassword, repeated }: Passwords): BrokenRules {
  const required = { rule: 'required' }
  return {
    ...newPasswordRules({ newPassword: newPassword ?? '', repeated: repeated ?? '' }),
    ...(oldPassword === undefined && { oldPassword: required }),
    ...(newPassword === undefined && { newPassword: required }),
    ...(repeated === undefined && { repeated: required }),
  }
}
