import { useTranslation } from 'react-i18next'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { ChosenNames } from '@/domain/partners/chosen-names.tsx'
import { choicesIn, offerOf, withinOffer } from '@/domain/partners/offered.ts'
import { money, number } from '@/i18n/formats.ts'
import { currentLanguage } from '@/i18n/i18n.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList, type Property } from '@/ui/basics/property-list.tsx'
import { reasonIn, type NewCompany } from './company-form.ts'
import { useCompanyWords } from './use-company-words.ts'

export interface CompanySummaryProps {
  readonly values: NewCompany
  /** A short version beside the steps, instead of the full summary. */
  readonly short?: boolean
}

/** The filled-in values of a new company. */
export function CompanySummary({ values, short = false }: CompanySummaryProps) {
  const { t } = useTranslation('corporate-accounts')
  const words = useCompanyWords()
  const { partnerOspId } = values
  const partner = useRead(getPartner, partnerOspId ? { body: { ospId: partnerOspId } } : null, {
    keep: true,
  }).data
  const textOf = (name: TextName): Property => ({ label: t(`fields.${name}`), value: isolated(values[name]) })
  const who: readonly Property[] = [
    textOf('name'),
    textOf('extId'),
    { label: t('fields.partnerOspId'), value: isolated(partner?.data.name ?? '') },
  ]
  const terms: readonly Property[] = [
    { label: t('fields.paymentType'), value: words.paymentType(values.paymentType) },
    { label: t('fields.contractType'), value: words.contractType(values.contractType) },
  ]
  const chosen = choicesIn(values)
  const choices = <ChosenNames choices={partner ? withinOffer(chosen, offerOf(partner)) : chosen} />
  if (short)
    return (
      <>
        <PropertyList narrow items={[...who, ...terms]} />
        {choices}
      </>
    )
  const yesNo = (name: 'vatLiable' | 'twoFactorForAdmins' | 'businessBudgetExternalReferenceMandatory') => ({
    label: t(`fields.${name}`),
    value: t(values[name] ? 'form.yes' : 'form.no'),
  })
  const { maxUsers, threshold, usageReasons = [] } = values
  return (
    <>
      <Card title={t('form.company')}>
        <PropertyList
          items={[
            ...who,
            { label: t('fields.companyType'), value: words.companyType(values.companyType) },
            ...LEGAL.map(textOf),
            yesNo('vatLiable'),
          ]}
        />
      </Card>
      <Card title={t('form.agreed')}>
        <PropertyList
          items={[
            ...terms,
            { label: t('fields.paymentMethod'), value: words.paymentMethod(values.paymentMethod) },
            {
              label: t('fields.invoiceSendingMethod'),
              value: words.invoiceSendingMethod(values.invoiceSendingMethod),
            },
            ...BANK.map(textOf),
            { label: t('fields.threshold'), value: threshold === undefined ? '' : money(threshold) },
            { label: t('fields.maxUsers'), value: maxUsers === undefined ? '' : number(maxUsers) },
            yesNo('twoFactorForAdmins'),
            yesNo('businessBudgetExternalReferenceMandatory'),
            {
              label: t('fields.usageReasons'),
              value: usageReasons.map(reasonIn(currentLanguage())).join(', '),
            },
          ]}
        />
      </Card>
      <Card title={t('view.available')}>{choices}</Card>
    </>
  )
}

const LEGAL = ['legalName', 'companyNumber', 'street', 'streetNumber', 'zipCode', 'city'] as const
const BANK = ['iban', 'bic', 'poNumber', 'paymentReference'] as const
type TextName = 'name' | 'extId' | (typeof LEGAL)[number] | (typeof BANK)[number]

/** Isolates the text direction, because it may be in any script. */
const isolated = (text = '') => text.trim() && <bdi>{text}</bdi>
