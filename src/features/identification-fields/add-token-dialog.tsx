import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { identificationRules } from '~openapi/rules.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import {
  addIdentificationToken,
  getIdentificationTokens,
  listIdentificationFieldTypes,
  listIdentificationTokenTypes,
} from '@/api/generated/operations/identification-fields.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { CountryField } from '@/forms/fields/country-field.tsx'
import { SelectField, TextField } from '@/forms/fields/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { BudgetField } from '@/domain/budgets/budget-field.tsx'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import {
  FIRST_TYPE,
  fieldsOf,
  tokenForm,
  type FieldInfo,
  type TokenType,
  type TokenValues,
} from './identification-form.ts'

export interface AddTokenDialogProps {
  readonly userOspId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Adds a card, plate or number: its type decides which fields are required (R189, G079). */
export function AddTokenDialog({ userOspId, open, onClose }: AddTokenDialogProps) {
  const { t } = useTranslation('identification-fields')
  const fields = useRead(listIdentificationFieldTypes, {}, { keep: true })
  const isReady = fields.data !== undefined || fields.error !== undefined
  return (
    <ContractDialog open={open && isReady} title={t('add')} lead={t('addLead')} onClose={onClose}>
      <Loaded read={fields}>{(known) => <AddToken userOspId={userOspId} known={known} />}</Loaded>
    </ContractDialog>
  )
}

interface AddTokenProps {
  readonly userOspId: string
  readonly known: readonly FieldInfo[]
}

function AddToken({ userOspId, known }: AddTokenProps) {
  const { t } = useTranslation('identification-fields')
  const types = useRead(listIdentificationTokenTypes, {}, { keep: true })
  const budgets = useBudgetsOf(userOspId).data ?? []
  const form = useMemo(() => tokenForm(known), [known])
  const nameOf = (type: TokenType): string => types.data?.find((one) => one.type === type)?.label ?? type
  return (
    <ContractForm
      label={t('add')}
      {...form.creating({ userOspId })}
      operation={addIdentificationToken}
      refreshes={[getIdentificationTokens, getUser]}
      rules={identificationRules}
      labelOf={(field) => t(`values.${field}`)}
      saved={(_user, { type }) => t('added', { type: nameOf(type) })}
      submitLabel={t('addSubmit')}
    >
      <SelectField
        name="type"
        label={t('columns.type')}
        options={known.map(({ type }) => ({ value: type, label: nameOf(type) }))}
      />
      <FormValues<TokenValues>>
        {({ type = FIRST_TYPE }) =>
          fieldsOf(known, type).map(({ field, required }) =>
            field === 'region' ? (
              <CountryField key={field} name={field} requiredHere={required} />
            ) : (
              <TextField
                key={field}
                name={field}
                requiredHere={required}
                autoComplete="off"
                spellCheck={false}
                help={t(`help.${field}`)}
              />
            ),
          )
        }
      </FormValues>
      <BudgetField
        name="budgetOspId"
        label={t('columns.budget')}
        budgets={budgets.filter(({ active }) => active)}
        placeholder={t('usualBudget')}
        help={t('budgetHelp')}
      />
    </ContractForm>
  )
}
