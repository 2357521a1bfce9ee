import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PeriodFields } from '@/forms/fields/period-fields.tsx'
import { SelectField, SwitchField, TextField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections, MoreFields } from '@/forms/form-sections.tsx'
import { FormValues, InStep } from '@/forms/form-values.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { settle, strategiesOf, vatOf, type BudgetValues, type Definition } from './budget-form.ts'

export interface BudgetFieldsProps {
  /** The definition of the selected type, which determines the fields (R187). */
  readonly definition: Definition
  /** The field for the type of a new budget. */
  readonly typeField?: ReactNode
  /** An existing budget is edited, so its start may be in the past. */
  readonly edits?: boolean
  /** R202: whether this budget needs an external id. */
  readonly needsExtId: boolean
  /** An external id cannot be changed once it is set. */
  readonly hasExtId?: boolean
}

/**
 * The sections of a budget form, for a creation or an update: the amount, the frequency of top-ups, and the handling of
 * the remaining amount.
 */
// i18n-keys: budgets:frequency.*, budgets:frequencyHelp.*, budgets:strategy.*, budgets:strategyHelp.*, budgets:vat.*
export function BudgetFields(props: BudgetFieldsProps) {
  const { definition, typeField, edits = false, needsExtId, hasExtId = false } = props
  const { t } = useTranslation('budgets')
  const { budgetType, allowedFrequencies, unlimitedAllowed } = definition
  const isMobility = budgetType === 'MOBILITY_BUDGET'
  return (
    <>
      <InStep<BudgetValues>
        // A change of the type resets the fields. Otherwise only values that the type does not allow are corrected.
        settle={(values, before) => settle(values.type === before.type ? values : {}, definition)}
      />
      <FormValues<BudgetValues>>
        {({ unlimited = false, frequency = 'MANUAL', transferStrategy, equalToRecurring = false }) => {
          const isAutomatic = !unlimited && frequency !== 'MANUAL'
          const hasStart = !unlimited && !edits && !(isAutomatic && equalToRecurring)
          return (
            <FormSections>
              {typeField !== undefined && (
                <FormSection wide title={t('form.sections.kind')}>
                  {typeField}
                </FormSection>
              )}
              {(isAutomatic || hasStart || unlimitedAllowed) && (
                <FormSection title={t('form.sections.amount')}>
                  {isAutomatic && (
                    <MoneyField
                      name="frequencyAmount"
                      label={t('form.frequencyAmount')}
                      requiredHere
                      {...(edits && { help: t('form.nextPeriod') })}
                    />
                  )}
                  {hasStart && (
                    <MoneyField
                      name="startAmount"
                      label={t('form.startAmount')}
                      help={t('form.startAmountHelp')}
                    />
                  )}
                  {isAutomatic && !edits && (
                    <SwitchField name="equalToRecurring" label={t('form.equalToRecurring')} />
                  )}
                  {unlimitedAllowed && (
                    <SwitchField
                      name="unlimited"
                      label={t('form.unlimited')}
                      help={t('form.unlimitedHelp')}
                    />
                  )}
                </FormSection>
              )}
              <FormSection title={t('form.sections.rhythm')}>
                {!unlimited && (
                  <SelectField
                    name="frequency"
                    label={t('form.frequency')}
                    help={t(`frequencyHelp.${isMobility ? 'MOBILITY' : frequency}`)}
                    options={allowedFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
                  />
                )}
                <div className="contract-form-wide contract-form-fields">
                  <PeriodFields
                    first={{ name: 'from', label: t('form.from'), help: t('form.fromHelp') }}
                    last={{ name: 'until', label: t('form.until'), help: t('form.untilHelp') }}
                  />
                </div>
              </FormSection>
              {!unlimited && (
                <FormSection title={t('form.sections.rules')}>
                  {isAutomatic && (
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
                  )}
                  <MoneyField
                    name="budgetUpperLimit"
                    label={t('form.upperLimit')}
                    help={t('form.upperLimitHelp')}
                  />
                </FormSection>
              )}
              <MoreFields what={t('form.more')} open={edits || needsExtId}>
                <FormSection title={t('form.sections.more')}>
                  {!unlimited && (
                    <MoneyField name="threshold" label={t('form.threshold')} help={t('form.thresholdHelp')} />
                  )}
                  <SelectField
                    name="vat"
                    label={t('columns.vat')}
                    options={vatOf(definition).map((value) => ({ value, label: t(`vat.${value}`) }))}
                  />
                  <TextField
                    name="extId"
                    label={t('form.extId')}
                    requiredHere={needsExtId}
                    readOnly={hasExtId}
                    help={t(
                      hasExtId ? 'form.extIdFixed' : needsExtId ? 'form.extIdNeeded' : 'form.extIdHelp',
                    )}
                  />
                </FormSection>
              </MoreFields>
            </FormSections>
          )
        }}
      </FormValues>
    </>
  )
}
