import { useTranslation } from 'react-i18next'
import { updateOf } from '@/forms/values/changes.ts'
import type { ReactNode } from 'react'
import { getCorporateAccount, updateCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import type { components } from '@/api/generated/schema.ts'
import request from '@/api/generated/requests/UpdateCorporateAccountRequest.ts'
import { SettingsCard } from '@/records/settings-card.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { fieldOf, type Company } from './company-form.ts'

export interface CompanyCardProps<Values extends object> {
  readonly title: string
  /** The fields of this card only: each card is saved by a request of its own. */
  readonly toForm: (company: Company) => Values
  readonly toData: (values: Values, before: Values) => components['schemas']['CorporateAccountUpdate']
  /** The fields are not `SettingsRow`s. */
  readonly plain?: boolean
  readonly labelOf?: (field: string) => string
  readonly children: (company: Company) => ReactNode
}

/** One card of the settings of the selected company. */
export function CompanyCard<Values extends object>(props: CompanyCardProps<Values>) {
  const { title, toForm, toData, plain = false, labelOf, children } = props
  const { t } = useTranslation('company')
  return (
    <SettingsCard
      rows={!plain}
      title={title}
      read={useRecord(getCorporateAccount, { body: { ospId: useCompanyOspId() } })}
      toForm={toForm}
      toBody={(values, base: Company) => updateOf(base, toData(values, toForm(base)))}
      fieldOf={fieldOf}
      labelOf={labelOf ?? ((field) => t(`fields.${field}`))}
      request={request}
      operation={updateCorporateAccount}
    >
      {children}
    </SettingsCard>
  )
}
