import { useTranslation } from 'react-i18next'
import { getAllUserFees, updateUserFee } from '@/api/generated/operations/user-fees.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { FeeFields } from './fee-fields.tsx'
import { feeForm, tierRules } from './fee-form.ts'
import type { UserFee } from './tiers.ts'

interface EditFeeProps {
  readonly fee: UserFee
  readonly fees: readonly UserFee[]
  readonly reload: () => Promise<readonly UserFee[] | undefined>
}

/** Changes a tier. Its payer cannot be changed. */
export function EditFee({ fee, fees, reload }: EditFeeProps) {
  const { t } = useTranslation('user-fees')
  const { ospId, assignee } = fee
  const others = fees.filter((other) => other.assignee.ospId === assignee.ospId && other.ospId !== ospId)
  return (
    <RecordForm
      {...feeForm.editing}
      label={t('form.edit')}
      operation={updateUserFee}
      refreshes={[getAllUserFees]}
      record={fee}
      reload={async () => (await reload())?.find((one) => one.ospId === ospId)}
      rules={(_body, values) => tierRules(values, others)}
      labelOf={(field) => t(`columns.${field}`)}
      saved={() => t('form.saved', { name: assignee.name })}
      submitLabel={t('form.save')}
    >
      <FeeFields
        othersOf={() => others}
        assignee={
          <PropertyList items={[{ label: t(`kind.${assignee.kind}`), value: <bdi>{assignee.name}</bdi> }]} />
        }
      />
    </RecordForm>
  )
}
