import { useTranslation } from 'react-i18next'

/** R203: what a partner can be. */
export const PARTNER_TYPES = ['MSP', 'MRP', 'MRP_MSP', 'RESELLER', 'RESELLER_B2B', 'ARTEMIS'] as const

/** What a type of partner is called. An unknown one is shown as its key. */
// i18n-keys: partners:type.*
export function usePartnerTypeName(): (type: string) => string {
  const { t } = useTranslation('partners')
  return (type) => t(`type.${type}`, { defaultValue: type })
}
