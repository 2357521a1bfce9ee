import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { birthDateRules } from '~openapi/rules.ts'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  activatePayrollUser,
  getPayrollConfigs,
  getPayrollIdMapping,
  getPayrollUsers,
} from '@/api/generated/operations/payroll.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import request from '@/api/generated/requests/CreateMobileUserRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { today } from '@/base/dates.ts'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { fieldOf, toCreation, type NewUserForm } from '@/domain/users/new-user-form.ts'
import { UserFields } from '@/domain/users/user-fields.tsx'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { prefilled } from './payroll-user-form.ts'
import type { PayrollUser } from './payroll-user-actions.ts'

/** G190: the app user form, filled in from payroll. Submitting it creates the app user. */
export function ActivateDialog({ item, ...dialog }: ActionDialogProps<PayrollUser>) {
  const { t } = useTranslation('payroll')
  const { corporateAccountOspId: ospId } = item
  const groups = useRead(findAllUserGroups, { body: { corporateAccountOspId: ospId } }, { keep: true })
  return (
    <ContractDialog
      {...dialog}
      size="large"
      title={t('actions.activateUser.title', { name: `${item.firstName} ${item.lastName}` })}
      lead={t('actions.activateUser.text')}
    >
      <Loaded read={groups}>
        {(found) => (
          <NewUser
            person={item}
            // R182: everyone is in the default group.
            groups={found.filter(({ isDefault }) => isDefault).map((group) => group.ospId)}
          />
        )}
      </Loaded>
    </ContractDialog>
  )
}

interface NewUserProps {
  readonly person: PayrollUser
  readonly groups: readonly string[]
}

function NewUser({ person, groups }: NewUserProps) {
  const { t } = useTranslation('payroll')
  const labelOf = useFieldLabel()
  const { uuid, corporateAccountOspId } = person
  // oxlint-disable-next-line react/exhaustive-deps -- typed values stay when the list is read again
  const initial = useMemo(() => prefilled(person, groups), [uuid])
  return (
    <ContractForm<'activatePayrollUser', NewUserForm>
      label={t('actions.activateUser.label')}
      request={request}
      operation={activatePayrollUser}
      refreshes={[getPayrollUsers, getPayrollConfigs, getPayrollIdMapping, getUsersByFilter]}
      initial={initial}
      toBody={(values) => toCreation({ ...initial, ...values }, corporateAccountOspId)}
      toParams={(body) => ({ path: { uuid }, body })}
      fieldOf={fieldOf}
      labelOf={labelOf}
      rules={(_body, { birthDate }) => birthDateRules(birthDate, today(), 'birthDate')}
      saved={({ firstName, lastName }) =>
        t('actions.activateUser.done', { name: `${firstName} ${lastName}` })
      }
      submitLabel={t('actions.activateUser.submit')}
    >
      <UserFields accountOspId={corporateAccountOspId} />
    </ContractForm>
  )
}
