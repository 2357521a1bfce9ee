import { useTranslation } from 'react-i18next'
import type { Draft } from '@/forms/draft.ts'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getPayrollIdMapping, updatePayrollIdMapping } from '@/api/generated/operations/payroll.ts'
import request from '@/api/generated/requests/PayrollIdUpdate.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { ID_READS } from './payroll-reads.ts'
import type { IdMapping } from './id-columns.tsx'

type IdValues = Draft<Pick<IdMapping, 'payrollId'>>

const toForm = ({ payrollId = '' }: IdMapping): IdValues => ({ payrollId })

/** Sets the payroll id of a user. An empty field removes it (G126). */
export function SetIdDialog({ item, ...dialog }: ActionDialogProps<IdMapping>) {
  const { t } = useTranslation('payroll')
  const path = { corporateAccountOspId: useCompanyOspId(), userExtId: item.userExtId }
  const { name } = item.user
  const reload = async (): Promise<IdMapping | undefined> => {
    const found = await call(getPayrollIdMapping, { path, query: { search: item.userExtId } })
    return found.content.find(({ userExtId }) => userExtId === item.userExtId)
  }
  return (
    <ContractDialog
      {...dialog}
      size="small"
      title={t('actions.setId.title', { name })}
      lead={t('actions.setId.text')}
    >
      <RecordForm
        request={request}
        operation={updatePayrollIdMapping}
        refreshes={ID_READS}
        toParams={(body) => ({ path, body })}
        record={item}
        reload={reload}
        toForm={toForm}
        toBody={({ payrollId = '' }, { version }) => ({ payrollId: payrollId.trim() || null, version })}
        saved={() => t('actions.setId.done', { name })}
        labelOf={() => t('columns.payrollId')}
        label={t('actions.setId.label')}
        submitLabel={t('actions.setId.submit')}
      >
        <ContractField name="payrollId" />
      </RecordForm>
    </ContractDialog>
  )
}
