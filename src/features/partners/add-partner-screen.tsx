import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createPartner } from '@/api/generated/operations/partners.ts'
import { BudgetTypesField, ProductsField, ServicesField } from '@/domain/partners/choice-fields.tsx'
import { ContractWizard } from '@/forms/contract-wizard.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { useStepAddress } from '@/routes/use-step.ts'
import { useDraft } from '@/session/use-draft.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PARTNER_READS } from './partner-reads.ts'
import { PartnerFields } from './partner-fields.tsx'
import { newPartnerForm, type NewPartner, type PartnerFlag } from './partner-form.ts'
import { PartnerSummary } from './partner-summary.tsx'
import { usePartnerFlags } from './use-partner.ts'

/** R228: creates a partner in three steps, with a summary before the only write. */
export default function AddPartnerScreen() {
  const flags: Reading<readonly PartnerFlag[]> = usePartnerFlags()
  return (
    <ScreenFrame name="AddPartner">
      <Loaded read={flags}>{(known) => <PartnerWizard flags={known} />}</Loaded>
    </ScreenFrame>
  )
}

function PartnerWizard({ flags }: { readonly flags: readonly PartnerFlag[] }) {
  const { t } = useTranslation('partners')
  const goTo = useGoTo()
  const form = useMemo(() => newPartnerForm(flags), [flags])
  return (
    <ContractWizard<'createPartner', NewPartner>
      label={t('screens.AddPartner')}
      {...form.creating()}
      operation={createPartner}
      refreshes={PARTNER_READS}
      address={useStepAddress()}
      draft={useDraft('partner')}
      labelOf={(field) => t(`fields.${field}`)}
      saved={({ data }) => t('add.done', { name: data.name })}
      onSaved={({ ospId }) => goTo(hrefTo('PartnerDetails', { partnerOspId: ospId }))}
      onCancel={() => goTo(hrefTo('Partners'))}
      submitLabel={t('add.submit')}
      aside={(values) => <PartnerSummary values={values} />}
      steps={[
        {
          id: 'details',
          title: t('add.steps.details'),
          has: (field) => !CHOICES.includes(field),
          content: () => (
            <PartnerFields flags={flags} extId={<ContractField name="extId" help={t('form.extIdHelp')} />} />
          ),
        },
        {
          id: 'budgets',
          title: t('add.steps.budgets'),
          has: (field) => field === 'budgetTypes',
          content: () => (
            <Card title={t('add.steps.budgets')}>
              <BudgetTypesField name="budgetTypes" offered={undefined} />
            </Card>
          ),
        },
        {
          id: 'products',
          title: t('add.steps.products'),
          has: (field) => field === 'selectedProducts' || field === 'selectedServiceResources',
          content: () => (
            <>
              <Card title={t('offer.products.label')}>
                <ProductsField name="selectedProducts" offered={undefined} />
              </Card>
              <Card title={t('offer.services.label')}>
                <ServicesField name="selectedServiceResources" offered={undefined} />
              </Card>
            </>
          ),
        },
        {
          id: 'summary',
          title: t('add.steps.summary'),
          content: (values) => <PartnerSummary values={values} flags={flags} />,
        },
      ]}
    />
  )
}

const CHOICES = ['budgetTypes', 'selectedProducts', 'selectedServiceResources']
