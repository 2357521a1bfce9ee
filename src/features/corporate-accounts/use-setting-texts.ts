import { useTranslation } from 'react-i18next'
import { useBudgetTypeOptions, useProductItems, useServiceItems } from '@/domain/partners/use-choosable.ts'
import { money, number } from '@/i18n/formats.ts'
import { currentLanguage } from '@/i18n/i18n.ts'
import type { ComparedField, Settings } from './compare-form.ts'
import { reasonIn } from './company-form.ts'
import { useCompanyWords } from './use-company-words.ts'

/** The settings of a company or partner as texts. Empty for an absent setting. */
export function useSettingTexts(): (field: ComparedField, settings: Settings) => string {
  const { t } = useTranslation(['corporate-accounts', 'vocabulary'])
  const words = useCompanyWords()
  const products = useProductItems(undefined).data
  const services = useServiceItems(undefined).data
  const types = useBudgetTypeOptions(undefined).data
  const namesOf = (ids: readonly string[] | undefined, known: readonly Named[] | undefined): string =>
    (ids ?? []).map((id) => known?.find((one) => one.id === id)?.label ?? id).join(', ')
  const yesNo = (value: boolean | undefined): string => t(value === true ? 'form.yes' : 'form.no')
  const texts: Readonly<Record<ComparedField, (settings: Settings) => string>> = {
    contractType: (data) => words.contractType(data.contractType),
    paymentType: (data) => words.paymentType(data.paymentType),
    paymentMethod: (data) => words.paymentMethod(data.paymentMethod),
    invoiceSendingMethod: (data) => words.invoiceSendingMethod(data.invoiceSendingMethod),
    companyType: (data) => words.companyType(data.companyType),
    vatLiable: (data) => yesNo(data.vatLiable),
    twoFactorForAdmins: (data) => yesNo(data.twoFactorForAdmins),
    businessBudgetExternalReferenceMandatory: (data) => yesNo(data.businessBudgetExternalReferenceMandatory),
    maxUsers: ({ maxUsers }) => (maxUsers === undefined ? '' : number(maxUsers)),
    threshold: ({ threshold }) => (threshold === undefined ? '' : money(threshold)),
    usageReasons: ({ usageReasons = [] }) => usageReasons.map(reasonIn(currentLanguage())).join(', '),
    budgetTypes: ({ budgetTypes }) =>
      namesOf(
        budgetTypes,
        types?.map(({ value, label }) => ({ id: value, label })),
      ),
    selectedProducts: (data) => namesOf(data.selectedProducts, products),
    selectedServiceResources: (data) => namesOf(data.selectedServiceResources, services),
  }
  return (field, settings) => texts[field](settings)
}

interface Named {
  readonly id: string
  readonly label: string
}
