import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { updatePartner } from '@/api/generated/operations/partners.ts'
import { RelationsCard } from '@/domain/relations/relations-card.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { LinksCard } from './links-card.tsx'
import { PARTNER_READS } from './partner-reads.ts'
import { PartnerFields } from './partner-fields.tsx'
import { termsForm, type Partner, type PartnerFlag } from './partner-form.ts'
import { usePartner, usePartnerFlags } from './use-partner.ts'

/** The partner's identity, its billing, and the partners above and below. */
export default function PartnerDetailsScreen({ params }: ScreenProps<'partnerOspId'>) {
  const { data: partner, mutate } = usePartner(params.partnerOspId)
  const flags: Reading<readonly PartnerFlag[]> = usePartnerFlags()
  if (!partner) return null // The layout shows the reason.
  return (
    <RecordColumns
      side={
        <>
          <LinksCard partner={partner} />
          <RelationsCard ospId={partner.ospId} />
        </>
      }
    >
      <Loaded read={flags}>
        {(known) => <Details partner={partner} flags={known} reload={async () => mutate()} />}
      </Loaded>
    </RecordColumns>
  )
}

interface DetailsProps {
  readonly partner: Partner
  readonly flags: readonly PartnerFlag[]
  readonly reload: () => Promise<Partner | undefined>
}

function Details({ partner, flags, reload }: DetailsProps) {
  const { t } = useTranslation('partners')
  const form = useMemo(() => termsForm(flags), [flags])
  const nameOf = (field: string): string =>
    flags.find(({ key }) => field.endsWith(`Flags.${key}`))?.label ?? t(`fields.${field}`)
  return (
    <RecordForm
      {...form.editing}
      operation={updatePartner}
      refreshes={PARTNER_READS}
      record={partner}
      reload={reload}
      saved={({ data }) => t('saved', { name: data.name })}
      labelOf={nameOf}
      label={t('screens.PartnerDetails')}
      submitLabel={t('save')}
    >
      <PartnerFields flags={flags} type={partner.data.partnerType} />
    </RecordForm>
  )
}
