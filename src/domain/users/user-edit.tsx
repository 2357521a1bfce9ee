import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { birthDateRules } from '~openapi/rules.ts'
import {
  getMemberUsers,
  getUser,
  getUsersByFilter,
  updateUser,
} from '@/api/generated/operations/app-users.ts'
import { today } from '@/base/dates.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { VerifyOnLeave } from '@/forms/verify-on-leave.tsx'
import { nameOf } from './action-user.ts'
import { useFieldLabel } from './field-labels.ts'
import { userForm, type AppUser } from './user-form.ts'
import { useAccountVerdicts } from './use-account-verdicts.ts'

export interface UserEditProps {
  readonly user: AppUser
  readonly reload: () => Promise<AppUser | undefined>
  /** Some of the fields of `userForm`. The other values stay unchanged. */
  readonly children: ReactNode
}

/** The details of a user, as an edit form. */
export function UserEdit({ user, reload, children }: UserEditProps) {
  const { t } = useTranslation('app-users')
  const labelOf = useFieldLabel()
  const { login, contractId } = useAccountVerdicts(user.ospId)
  return (
    <RecordForm
      {...userForm.editing}
      operation={updateUser}
      refreshes={[getUser, getUsersByFilter, getMemberUsers]}
      record={user}
      reload={reload}
      rules={({ data }) => ({
        ...birthDateRules(data.birthDate, today(), 'data.birthDate'),
        ...(login.isRefused(data.login) && { 'data.login': { rule: 'login_taken' } }),
        ...(contractId.isRefused(data.contractId) && { 'data.contractId': { rule: 'contract_id' } }),
      })}
      saved={(saved) => t('detail.saved', { name: nameOf(saved) })}
      labelOf={labelOf}
      label={t('detail.form', { name: nameOf(user) })}
      submitLabel={t('detail.save')}
    >
      {children}
      <VerifyOnLeave name="login" present={user.login ?? ''} verify={login.verify} />
      <VerifyOnLeave name="contractId" present={user.contractId ?? ''} verify={contractId.verify} />
    </RecordForm>
  )
}
