import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { updatePartner } from '@/api/generated/operations/partners.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PARTNER_READS } from './partner-reads.ts'
import { choicesForm, type Partner } from './partner-form.ts'
import { usePartner } from './use-partner.ts'

export interface PartnerChoicesFormProps {
  readonly partnerOspId: string
  /** The name of the tab. */
  readonly title: string
  /** Whether the partner has not set the list of this tab: then its companies may use everything. */
  readonly isUnset: (data: Partner['data']) => boolean
  readonly children: ReactNode
}

/**
 * A tab with one list of options that the partner makes available. Companies keep the options that they selected
 * before.
 */
export function PartnerChoicesForm({ partnerOspId, title, isUnset, children }: PartnerChoicesFormProps) {
  const { t } = useTranslation('partners')
  const { data: partner, mutate } = usePartner(partnerOspId)
  if (!partner) return null // The layout shows the reason.
  return (
    <RecordForm
      {...choicesForm.editing}
      operation={updatePartner}
      refreshes={PARTNER_READS}
      record={partner}
      reload={async () => mutate()}
      saved={({ data }) => t('saved', { name: data.name })}
      labelOf={(field) => t(`fields.${field}`)}
      label={title}
      card={{ title }}
      submitLabel={t('save')}
    >
      <div className="contract-form-wide stack">
        <p className="muted">{t('offer.lead')}</p>
        {isUnset(partner.data) && <Notice tone="info">{t('offer.unset')}</Notice>}
        {children}
      </div>
    </RecordForm>
  )
}
