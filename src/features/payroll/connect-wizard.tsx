import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createPayrollConfig,
  getPayrollUsers,
  getSalaryCategories,
  getSalaryCodes,
} from '@/api/generated/operations/payroll.ts'
import { ContractWizard } from '@/forms/contract-wizard.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RadioField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { useStepAddress } from '@/routes/use-step.ts'
import { useDraft } from '@/session/use-draft.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { CONNECTION_READS } from './payroll-reads.ts'
import { ConnectionFields } from './connection-fields.tsx'
import {
  brokenDetails,
  connectionForm,
  isComplete,
  providerOf,
  withoutSecrets,
  type ConnectionValues,
} from './connection-form.ts'
import type { Provider } from './use-connections.ts'

/**
 * Two steps: the provider, and the fields it requires. R118: it can be confirmed once all required fields are filled
 * in.
 */
export function ConnectWizard({ providers }: { readonly providers: readonly Provider[] }) {
  const { t } = useTranslation('payroll')
  const goTo = useGoTo()
  const accountOspId = useCompanyOspId()
  const draft = useDraft('payroll-connection')
  const form = useMemo(() => connectionForm(providers), [providers])
  return (
    <ContractWizard<'createPayrollConfig', ConnectionValues>
      label={t('screens.PayrollConnect')}
      {...form.creating({ corporateAccountOspId: accountOspId })}
      operation={createPayrollConfig}
      refreshes={[...CONNECTION_READS, getSalaryCodes, getSalaryCategories, getPayrollUsers]}
      address={useStepAddress()}
      // A secret is never stored in the browser.
      draft={{ ...draft, keep: (values) => draft.keep(withoutSecrets(values, providers)) }}
      labelOf={(field) => t(`fields.${field === 'providerId' ? 'provider' : field}`)}
      rules={(_body, values) => brokenDetails(providerOf(providers, values), values)}
      refuses={(values) => {
        const provider = providerOf(providers, values)
        return provider && isComplete(values, provider) ? undefined : t('connect.incomplete') // G130.
      }}
      saved={({ providerName }) => t('connect.done', { name: providerName })}
      onSaved={() => goTo(hrefTo('PayrollDetails'))}
      onCancel={() => goTo(hrefTo('PayrollDetails'))}
      submitLabel={t('connect.submit')}
      steps={[
        {
          id: 'provider',
          title: t('connect.steps.provider'),
          has: (field) => field === 'providerId',
          content: () => (
            <FormSections>
              <FormSection wide title={t('connect.who')}>
                <RadioField
                  name="providerId"
                  options={providers.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </FormSection>
            </FormSections>
          ),
        },
        {
          id: 'details',
          title: t('connect.steps.details'),
          has: (field) => field !== 'providerId',
          content: (values) => <Details provider={providerOf(providers, values)} />,
        },
      ]}
    />
  )
}

function Details({ provider }: { readonly provider: Provider | undefined }) {
  const { t } = useTranslation('payroll')
  if (!provider) return null // The first step asks for a provider.
  return (
    <FormSections>
      <FormSection title={<bdi>{provider.name}</bdi>} lead={t('connect.detailsLead')}>
        <ContractField name="employerId" help={provider.employerIdFormat} />
        <ConnectionFields provider={provider} />
      </FormSection>
    </FormSections>
  )
}
