import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPasswordRules, type BrokenRules } from '~openapi/rules.ts'
import { changePincode } from '@/api/generated/operations/session.ts'
import request from '@/api/generated/requests/ChangePincodeRequest.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { PasswordField } from '@/forms/fields/fields.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { digest } from '@/session/digest.ts'
import { Card } from '@/ui/basics/card.tsx'

interface Passwords {
  readonly oldPassword?: string
  readonly newPassword?: string
  readonly repeated?: string
}
const EMPTY: Passwords = {}
const NONE = [] as const
/** The form sends digests, so the contract's format does not apply to the typed values. */
const TYPED = { fields: request.fields }
const toBody = ({ oldPassword = '', newPassword = '' }: Passwords) => ({
  oldPassdigest: oldPassword,
  newPassdigest: newPassword,
})
/** The form fields of the digests that the server may refuse. */
const FIELDS: Readonly<Record<string, string>> = {
  oldPassdigest: 'oldPassword',
  newPassdigest: 'newPassword',
}

const fieldOf = (path: string): string => FIELDS[path] ?? path

export default function ChangePasswordScreen() {
  const { t } = useTranslation(['shell', 'session'])
  const [round, setRound] = useState(0)
  return (
    <ScreenFrame name="ChangePassword" lead={t('changePassword.intro')}>
      <ContractForm
        key={round}
        label={t('session:screens.ChangePassword')}
        request={TYPED}
        operation={changePincode}
        refreshes={NONE}
        initial={EMPTY}
        rules={(_body, values) => rulesOf(values)}
        toBody={toBody}
        toParams={async ({ oldPassdigest, newPassdigest }) => ({
          body: {
            oldPassdigest: await digest(oldPassdigest),
            newPassdigest: await digest(newPassdigest),
          },
        })}
        fieldOf={fieldOf}
        saved={() => t('changePassword.done')}
        // Mounts an empty form, so that the passwords do not stay in the page.
        onSaved={() => setRound(round + 1)}
        submitLabel={t('changePassword.submit')}
      >
        <Card>
          <div className="contract-form-narrow">
            <PasswordField
              name="oldPassword"
              label={t('changePassword.old')}
              autoComplete="current-password"
            />
            <PasswordField
              name="newPassword"
              label={t('changePassword.new')}
              help={t('changePassword.newHelp')}
              autoComplete="new-password"
            />
            <PasswordField
              name="repeated"
              label={t('changePassword.repeat')}
              autoComplete="new-password"
              requiredHere
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
