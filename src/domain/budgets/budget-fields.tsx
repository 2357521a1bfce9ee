import { useTranslation } from 'react-i18next'
import { PeriodFields } from '@/forms/fields/period-fields.tsx'
import { SelectField, SwitchField, TextField } from '@/forms/fields/fields.tsx'
import { FormValues, InStep } from '@/forms/form-values.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { settle, strategiesOf, vatOf, type BudgetValues, type Definition } from './budget-form.ts'

export interface BudgetFieldsProps {
  /** The definition of the selected type: it decides which fields there are (R187). */
  readonly definition: Definition
  /** For an existing budget: its start is in the past. */
  readonly edits?: boolean
  /** R202 */
  readonly needsExtId: boolean
  /** An external id cannot be changed once it is set. */
  readonly hasExtId?: boolean
}

/** The fields of a budget, for a creation or an update. */
// i18n-keys: budgets:frequency.*, budgets:frequencyHelp.*, budgets:strategy.*, budgets:strategyHelp.*, budgets:vat.*
export function BudgetFields({ definition, edits = false, needsExtId, hasExtId = false }: BudgetFieldsProps) {
  const { t } = useTranslation('budgets')
  const { budgetType, allowedFrequencies, unlimitedAllowed } = definition
  const isMobility = budgetType === 'MOBILITY_BUDGET'
  return (
    <>
      <InStep<BudgetValues>
        // A change of the type resets the fields; otherwise only values that the type does not allow are corrected.
        settle={(values, before) => settle(values.type === before.type ? values : {}, definition)}
      />
      <FormValues<BudgetValues>>
        {({ unlimited = false, frequency = 'MANUAL', transferStrategy, equalToRecurring = false }) => (
          <div className="contract-form-fields">
            {unlimitedAllowed && (
              <SwitchField name="unlimited" label={t('form.unlimited')} help={t('form.unlimitedHelp')} />
            )}
            <SelectField
              name="vat"
              label={t('columns.vat')}
              options={vatOf(definition).map((value) => ({ value, label: t(`vat.${value}`) }))}
            />
            {!unlimited && (
              <SelectField
                name="frequency"
                label={t('form.frequency')}
                help={t(`frequencyHelp.${isMobility ? 'MOBILITY' : frequency}`)}
                options={allowedFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
              />
            )}
            {!unlimited && frequency !== 'MANUAL' && (
              <>
                <MoneyField
                  name="frequencyAmount"
                  label={t('form.frequencyAmount')}
                  requiredHere
                  {...(edits && { help: t('form.nextPeriod') })}
                />
                <SelectField
                  name="transferStrategy"
                  label={t('form.strategy')}
                  requiredHere
                  help={transferStrategy && t(`strategyHelp.${transferStrategy}`)}
                  options={strategiesOf(definition, frequency).map((value) => ({
                    value,
                    label: t(`strategy.${value}`),
                  }))}
                />
                {!edits && <SwitchField name="equalToRecurring" label={t('form.equalToRecurring')} />}
              </>
            )}
            {!unlimited && !edits && (frequency === 'MANUAL' || !equalToRecurring) && (
              <MoneyField name="startAmount" label={t('form.startAmount')} help={t('form.startAmountHelp')} />
            )}
            {!unlimited && (
              <>
                <MoneyField name="threshold" label={t('form.threshold')} help={t('form.thresholdHelp')} />
                <MoneyField
                  name="budgetUpperLimit"
                  label={t('form.upperLimit')}
                  help={t('form.upperLimitHelp')}
                />
              </>
            )}
            <PeriodFields
              first={{ name: 'from', label: t('form.from'), help: t('form.fromHelp') }}
              last={{ name: 'until', label: t('form.until'), help: t('form.untilHelp') }}
            />
            <TextField
              name="extId"
              label={t('form.extId')}
              requiredHere={needsExtId}
              readOnly={hasExtId}
              help={t(hasExtId ? 'form.extIdFixed' : needsExtId ? 'form.extIdNeeded' : 'form.extIdHelp')}
            />
          </div>
        )}
      </FormValues>
    </>
  )
}
