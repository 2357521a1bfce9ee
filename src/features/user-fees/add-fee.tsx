import { useTranslation } from 'react-i18next'
import { createUserFee, getAllUserFees } from '@/api/generated/operations/user-fees.ts'
import { searchOrganisations } from '@/domain/organisations/search-organisations.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { RemoteSelectField } from '@/forms/fields/remote-select-field.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { FeeFields } from './fee-fields.tsx'
import { feeForm, tierRules, type FeeValues } from './fee-form.ts'
import type { UserFee } from './tiers.ts'

/** Creates a tier for a partner or a company. */
export function AddFee({ fees }: { readonly fees: readonly UserFee[] }) {
  const { t } = useTranslation('user-fees')
  const goTo = useGoTo()
  const back = (): void => goTo(hrefTo('UserFees'))
  const othersOf = ({ assignee: chosen }: FeeValues): readonly UserFee[] =>
    fees.filter(({ assignee }) => assignee.ospId === chosen)
  const assignees = new Map(fees.map(({ assignee }) => [assignee.ospId, assignee]))
  return (
    <ContractForm
      {...feeForm.creating()}
      label={t('form.create')}
      operation={createUserFee}
      refreshes={[getAllUserFees]}
      rules={(_body, values) => tierRules(values, othersOf(values))}
      labelOf={(field) => t(`columns.${field}`)}
      saved={({ assignee }) => t('form.created', { name: assignee.name })}
      onSaved={back}
      onCancel={back}
      submitLabel={t('form.add')}
    >
      <FeeFields
        othersOf={othersOf}
        assignee={
          <RemoteSelectField
            name="assignee"
            requiredHere
            placeholder={t('form.search')}
            offered={[...assignees.values()].map(({ ospId, name, kind }) => ({
              value: ospId,
              label: name,
              detail: t(`kind.${kind}`),
            }))}
            search={searchOrganisations({
              partner: t('kind.PARTNER'),
              company: t('kind.CORPORATE_ACCOUNT'),
            })}
          />
        }
      />
    </ContractForm>
  )
}
