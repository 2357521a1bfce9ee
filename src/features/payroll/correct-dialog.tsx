import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getPayrollUser, getPayrollUsers, updatePayrollUser } from '@/api/generated/operations/payroll.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { correctionForm } from './payroll-user-form.ts'
import type { PayrollUser } from './payroll-user-actions.ts'
import { ownName } from '@/i18n/languages.ts'

/** Corrects invalid payroll data, so that the next sync can create the app user. */
export function CorrectDialog({ item, ...dialog }: ActionDialogProps<PayrollUser>) {
  const { t } = useTranslation(['payroll', 'session'])
  const { uuid } = item
  const { data = item, mutate } = useRead(getPayrollUser, { path: { uuid } }, { ignore: ['NOT_FOUND'] })
  const name = `${item.firstName} ${item.lastName}`
  return (
    <ContractDialog
      {...dialog}
      placement="drawer"
      title={t('actions.correct.title', { name })}
      lead={t('actions.correct.text')}
    >
      <RecordForm
        {...correctionForm.editing}
        operation={updatePayrollUser}
        refreshes={[getPayrollUser, getPayrollUsers]}
        toParams={(body) => ({ path: { uuid }, body })}
        record={data}
        reload={async () => mutate()}
        saved={() => t('actions.correct.done', { name })}
        labelOf={(field) => t(`userFields.${field}`)}
        label={t('actions.correct.label')}
        submitLabel={t('actions.correct.submit')}
      >
        <div className="stack">
          <ContractField name="login" />
          <ContractField name="email" />
          <ContractField name="msisdn" />
          <ContractField name="language" optionLabel={ownName} />
        </div>
      </RecordForm>
    </ContractDialog>
  )
}
