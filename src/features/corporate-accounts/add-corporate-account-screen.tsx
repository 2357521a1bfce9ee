import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getAllPartners, getPartner } from '@/api/generated/operations/partners.ts'
import { ContractWizard } from '@/forms/contract-wizard.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { useStepAddress } from '@/routes/use-step.ts'
import { useDraft } from '@/session/use-draft.ts'
import { useUser } from '@/session/use-viewer.ts'
import { ACCOUNT_READS } from '@/domain/companies/account-actions.ts'
import { BudgetsStep, KeepOffered, ProductsStep } from './choice-steps.tsx'
import { companyForm, type NewCompany } from './company-form.ts'
import { CompanySummary } from './company-summary.tsx'
import { DetailsStep } from './details-step.tsx'

/**
 * R227: creates a company in three steps, with a summary before the only write. The next step is to add its first
 * admin.
 */
export default function AddCorporateAccountScreen() {
  const { t } = useTranslation('corporate-accounts')
  const goTo = useGoTo()
  const { partner } = useUser() // For partner staff. Platform staff selects a partner.
  const form = companyForm.creating()
  const initial = useMemo(
    () => ({ ...form.initial, partnerOspId: partner?.ospId ?? '' }),
    [form.initial, partner],
  )
  return (
    <ScreenFrame name="AddCorporateAccount">
      <ContractWizard<'createCorporateAccount', NewCompany>
        label={t('screens.AddCorporateAccount')}
        {...form}
        operation={createCorporateAccount}
        refreshes={[...ACCOUNT_READS, getAllPartners, getPartner]}
        address={useStepAddress()}
        draft={useDraft('company')}
        initial={initial}
        labelOf={(field) => t(`fields.${field}`)}
        saved={({ data }) => t('add.done', { name: data.name })}
        onSaved={({ ospId }) => goTo(hrefTo('CorporateAccountView', { accountOspId: ospId }))}
        onCancel={() => goTo(hrefTo('CorporateAccounts'))}
        submitLabel={t('add.submit')}
        aside={(values) => <CompanySummary short values={values} />}
        steps={[
          {
            id: 'details',
            title: t('add.steps.details'),
            has: (field) => !CHOICES.has(field),
            content: () => <DetailsStep choosesPartner={partner === undefined} />,
          },
          {
            id: 'budgets',
            title: t('add.steps.budgets'),
            has: (field) => field === 'budgetTypes',
            content: ({ partnerOspId }) => <BudgetsStep partnerOspId={partnerOspId} />,
          },
          {
            id: 'products',
            title: t('add.steps.products'),
            has: (field) => CHOICES.has(field) && field !== 'budgetTypes',
            content: ({ partnerOspId }) => <ProductsStep partnerOspId={partnerOspId} />,
          },
          {
            id: 'summary',
            title: t('add.steps.summary'),
            content: (values) => (
              <>
                <KeepOffered partnerOspId={values.partnerOspId} />
                <CompanySummary values={values} />
              </>
            ),
          },
        ]}
      />
    </ScreenFrame>
  )
}

const CHOICES = new Set(['budgetTypes', 'selectedProducts', 'selectedServiceResources'])
