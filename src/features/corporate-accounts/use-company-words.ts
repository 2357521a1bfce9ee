import { useTranslation } from 'react-i18next'
import { listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'

/** The names of a company's options. The lists are open: an unknown value is shown as its key (R199, G162). */
// i18n-keys: corporate-accounts:contractType.*, corporate-accounts:paymentType.*, corporate-accounts:paymentMethod.*, corporate-accounts:invoiceSendingMethod.*
export function useCompanyWords() {
  const { t } = useTranslation('corporate-accounts')
  const types = useRead(listCompanyTypes, {}, { keep: true }).data ?? []
  const optionLabel =
    (list: string) =>
    (value: string | undefined): string =>
      value === undefined || value === '' ? '' : t(`${list}.${value}`, { defaultValue: value })
  return {
    contractType: optionLabel('contractType'),
    paymentType: optionLabel('paymentType'),
    paymentMethod: optionLabel('paymentMethod'),
    invoiceSendingMethod: optionLabel('invoiceSendingMethod'),
    companyType: (value: string | undefined): string =>
      types.find(({ companyType }) => companyType === value)?.label ?? value ?? '',
    companyTypes: types.map(({ companyType, label }) => ({ value: companyType, label })),
  }
}
