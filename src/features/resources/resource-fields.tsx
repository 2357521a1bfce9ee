import { useTranslation } from 'react-i18next'
import { PartnerField } from '@/domain/partners/partner-field.tsx'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { SelectField, TextField } from '@/forms/fields/fields.tsx'
import { MultiSelectField } from '@/forms/fields/multi-select-field.tsx'
import { PositionField } from '@/forms/fields/position-field.tsx'
import { ScheduleField } from '@/forms/fields/schedule-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'
import type { Kind } from './kinds.ts'
import type { ResourceValues } from './resource-form.ts'
import { useLabels } from './use-labels.ts'

/** The fields of a resource: the fields of all kinds, and the ones of its own kind (G166). */
export function ResourceFields({ has }: Pick<Kind, 'has'>) {
  const { t } = useTranslation('resources')
  return (
    <FormSections>
      <FormSection title={t('form.what')} lead={t('form.whatLead')}>
        <CommonFields />
      </FormSection>
      {has === 'orders' && (
        <FormSection title={t('form.orders')} lead={t('form.ordersLead')}>
          <OrderFields />
        </FormSection>
      )}
      {has === 'pumps' && (
        <FormSection title={t('form.station')} lead={t('form.stationLead')}>
          <ContractField name="numberOfPumps" />
          <ContractField name="brand" />
          <div className="contract-form-wide">
            <ContractField name="loyalty" help={t('form.loyaltyHelp')} />
          </div>
          <PositionField
            label={t('form.position')}
            latitude="latitude"
            longitude="longitude"
            help={t('form.positionHelp')}
          />
        </FormSection>
      )}
      <FormSection title={t('form.costs')} lead={t('form.costsLead')}>
        <ContractField name="fixedCost" help={t('form.fixedCostHelp')} />
        <ContractField name="variableCost" help={t('form.variableCostHelp')} />
        <ContractField name="vatPercent" />
        <div className="contract-form-wide stack">
          <ScheduleField name="feeCron" help={t('form.feeCronHelp')} />
          <ContractField name="onUserBudget" help={t('form.onUserBudgetHelp')} />
        </div>
      </FormSection>
    </FormSections>
  )
}

function CommonFields() {
  const { t } = useTranslation('resources')
  const { options: modes } = useModeNames()
  const labels = useLabels().data ?? []
  return (
    <FormValues<ResourceValues>>
      {({ mobilityMode, mrpOspId, labels: chosen = [] }) => (
        <>
          <div className="contract-form-wide">
            <ContractField name="name" />
          </div>
          <PartnerField name="mrpOspId" present={mrpOspId} />
          <SelectField
            name="mobilityMode"
            placeholder={t('ui:form.choose')}
            options={withValue(modes, mobilityMode)}
          />
          <div className="contract-form-wide">
            <MultiSelectField
              name="labels"
              help={t('form.labelsHelp')}
              options={[...new Set([...labels.map(({ label }) => label), ...chosen])].map((label) => ({
                value: label,
                label,
              }))}
            />
          </div>
        </>
      )}
    </FormValues>
  )
}

const STRATEGIES = ['MANUAL', 'EMAIL', 'API'] as const
const SCOPES = ['USER', 'CORPORATE_ACCOUNT', 'PARTNER'] as const

/** R168, R169: how and for whom a service accepts orders; R166: its address, if it accepts them over the network. */
function OrderFields() {
  const { t } = useTranslation('resources')
  return (
    <FormValues<ResourceValues>>
      {({ transmissionStrategy, tokenScope }) => (
        <>
          <SelectField
            name="transmissionStrategy"
            requiredHere
            placeholder={t('ui:form.choose')}
            options={withValue(
              STRATEGIES.map((value) => ({ value, label: t(`strategies.${value}`) })),
              transmissionStrategy,
            )}
          />
          <SelectField
            name="tokenScope"
            requiredHere
            placeholder={t('ui:form.choose')}
            options={withValue(
              SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) })),
              tokenScope,
            )}
          />
          <div className="contract-form-wide">
            <TextField
              name="url"
              type="url"
              requiredHere={transmissionStrategy === 'API'}
              help={t('form.urlHelp')}
            />
          </div>
        </>
      )}
    </FormValues>
  )
}

/** The options including the current value. The lists are open: an unknown value is shown as its key. */
const withValue = (options: readonly SelectOption[], value: string | undefined): readonly SelectOption[] =>
  value === undefined || value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }]
