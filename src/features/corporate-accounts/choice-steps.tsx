import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getPartner } from '@/api/generated/operations/partners.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { BudgetTypesField, ProductsField, ServicesField } from '@/domain/partners/choice-fields.tsx'
import { choicesIn, offerOf, withinOffer, type Choices, type Offer } from '@/domain/partners/offered.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { useChangeValues } from '@/forms/use-change-values.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Card } from '@/ui/basics/card.tsx'
import type { NewCompany } from './company-form.ts'

interface StepProps {
  /** The partner selected in the first step. */
  readonly partnerOspId: string | undefined
}

/** The budget types for the company's users. Offers the budget types of its partner. */
export function BudgetsStep({ partnerOspId }: StepProps) {
  const { t } = useTranslation('corporate-accounts')
  return (
    <Offered partnerOspId={partnerOspId}>
      {({ budgetTypes }) => (
        <Card title={t('add.steps.budgets')}>
          <div className="stack">
            <BudgetTypesField name="budgetTypes" offered={budgetTypes} />
            <ContractField
              name="businessBudgetExternalReferenceMandatory"
              help={t('help.businessBudgetExternalReferenceMandatory')}
            />
          </div>
        </Card>
      )}
    </Offered>
  )
}

/** The products and services for the company's users. Offers the products and services of its partner. */
export function ProductsStep({ partnerOspId }: StepProps) {
  const { t } = useTranslation('partners')
  return (
    <Offered partnerOspId={partnerOspId}>
      {({ selectedProducts, selectedServiceResources }) => (
        <>
          <Card title={t('offer.products.label')}>
            <ProductsField name="selectedProducts" offered={selectedProducts} />
          </Card>
          <Card title={t('offer.services.label')}>
            <ServicesField name="selectedServiceResources" offered={selectedServiceResources} />
          </Card>
        </>
      )}
    </Offered>
  )
}

/**
 * Limits the choices to the partner's offer even if the user skips the steps with choices, so that neither the summary
 * nor the request contains other items.
 */
export function KeepOffered({ partnerOspId }: StepProps) {
  const { data } = usePartnerOf(partnerOspId)
  return data && <KeepWithin offer={offerOf(data)} />
}

const usePartnerOf = (partnerOspId: string | undefined) =>
  useRead(getPartner, partnerOspId ? { body: { ospId: partnerOspId } } : null, { keep: true })

interface OfferedProps extends StepProps {
  readonly children: (offer: Offer) => ReactNode
}

/** Shows the options that the partner makes available, and removes selected or copied items that it does not offer. */
function Offered({ partnerOspId, children }: OfferedProps) {
  return (
    <Loaded read={usePartnerOf(partnerOspId)}>
      {(partner) => (
        <>
          <Explained partner={partner} />
          <KeepWithin offer={offerOf(partner)} />
          {children(offerOf(partner))}
        </>
      )}
    </Loaded>
  )
}

function Explained({ partner: { data } }: { readonly partner: components['schemas']['Partner'] }) {
  const { t } = useTranslation('corporate-accounts')
  const { name, selectedBudgetTypes, selectedProducts, selectedServiceResources } = data
  const countOf = (list: readonly string[] | undefined, kind: 'budgets' | 'products' | 'services'): string =>
    list === undefined ? t(`add.offers.all.${kind}`) : t(`add.offers.${kind}`, { count: list.length })
  return (
    <p className="muted">
      {t('add.offers.text', {
        name,
        budgets: countOf(selectedBudgetTypes, 'budgets'),
        products: countOf(selectedProducts, 'products'),
        services: countOf(selectedServiceResources, 'services'),
      })}
    </p>
  )
}

/** G342: removes the selected items that the partner does not offer, for example after selecting another partner. */
function KeepWithin({ offer }: { readonly offer: Offer }) {
  const change = useChangeValues<NewCompany>()
  useEffect(() => {
    change((values) => {
      const chosen = choicesIn(values)
      const kept = withinOffer(chosen, offer)
      const isLess = (name: keyof Choices): boolean => kept[name].length < chosen[name].length
      return {
        ...(isLess('budgetTypes') && { budgetTypes: kept.budgetTypes }),
        ...(isLess('selectedProducts') && { selectedProducts: kept.selectedProducts }),
        ...(isLess('selectedServiceResources') && {
          selectedServiceResources: kept.selectedServiceResources,
        }),
      }
    })
  })
  return null
}
