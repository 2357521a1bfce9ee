import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { getCorporateAccount, updateCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { SettingsCard, type SettingsCardProps } from '@/records/settings-card.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import type { Company } from './company-form.ts'

export interface CompanyCardProps<Values extends object> {
  readonly title: string
  /** Only the fields of this card, because each card is saved by a separate request. */
  readonly form: {
    readonly editing: Pick<
      SettingsCardProps<'updateCorporateAccount', Values>,
      'request' | 'toForm' | 'toBody' | 'fieldOf'
    >
  }
  /** The fields are ordinary fields, not `SettingsRow`s. */
  readonly plain?: boolean
  readonly labelOf?: (field: string) => string
  readonly children: (company: Company) => ReactNode
}

/** One card of the settings of the selected company. */
export function CompanyCard<Values extends object>(props: CompanyCardProps<Values>) {
  const { title, form, plain = false, labelOf, children } = props
  const { t } = useTranslation('company')
  return (
    <SettingsCard
      rows={!plain}
      title={title}
      read={useRecord(getCorporateAccount, { body: { ospId: useCompanyOspId() } })}
      {...form.editing}
      labelOf={labelOf ?? ((field) => t(`fields.${field}`))}
      operation={updateCorporateAccount}
    >
      {children}
    </SettingsCard>
  )
}
