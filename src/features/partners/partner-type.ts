import { useTranslation } from 'react-i18next'

/** R203: the types of partners. */
export const PARTNER_TYPES = ['MSP', 'MRP', 'MRP_MSP', 'RESELLER', 'RESELLER_B2B', 'ARTEMIS'] as const

/** The name of a type of partner. An unknown type is shown as its key. */
// i18n-keys: partners:type.*
export function usePartnerTypeName(): (type: string) => string {
  const { t } = useTranslation('partners')
  return (type) => t(`type.${type}`, { defaultValue: type })
}
