import { useTranslation } from 'react-i18next'
import { PeriodFields } from '@/forms/fields/period-fields.tsx'
import { SelectField, SwitchField, TextField } from '@/forms/fields/fields.tsx'
import { FormValues, InStep } from '@/forms/form-values.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { settle, strategiesOf, vatOf, type BudgetValues, type Definition } from './budget-form.ts'

export interface BudgetFieldsProps {
  /** Of the type chosen: it decides what there is to fill in (R187). */
  readonly definition: Definition
  /** A budget that is there already: its beginning is past. */
  readonly edits?: boolean
  /** R202 */
  readonly needsExtId: boolean
  /** An external id stays what it is once it is set. */
  readonly hasExtId?: boolean
}

/** The fields of a budget, new or known. */
// i18n-keys: budgets:frequency.*, budgets:frequencyHelp.*, budgets:strategy.*, budgets:strategyHelp.*, budgets:vat.*
export function BudgetFields({ definition, edits = false, needsExtId, hasExtId = false }: BudgetFieldsProps) {
  const { t } = useTranslation('budgets')
  const { budgetType, allowedFrequencies, unlimitedAllowed } = definition
  const isMobility = budgetType === 'MOBILITY_BUDGET'
  return (
    <>
      <InStep<BudgetValues>
        // Another type begins anew; within one, only what it does not allow is put right.
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
