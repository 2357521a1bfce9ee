import { useTranslation } from 'react-i18next'
import { ChosenNames } from '@/domain/partners/chosen-names.tsx'
import { choicesIn } from '@/domain/partners/offered.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { NewPartner, PartnerFlag } from './partner-form.ts'
import { usePartnerTypeName } from './partner-type.ts'

export interface PartnerSummaryProps {
  readonly values: NewPartner
  /**
   * The switches of partners, for the full summary in cards at the end of the wizard. Absent: a short summary beside
   * the steps.
   */
  readonly flags?: readonly PartnerFlag[]
}

/** The filled-in values of a new partner. */
export function PartnerSummary({ values, flags }: PartnerSummaryProps) {
  const { t } = useTranslation(['partners', 'ui'])
  const nameOfType = usePartnerTypeName()
  const { name, extId, partnerType } = values
  const isOn = ({ kind, key }: PartnerFlag): boolean =>
    values[kind === 'BILLING' ? 'billingFlags' : 'invoiceFlags']?.[key] === true
  const details = (
    <PropertyList
      narrow={flags === undefined}
      items={[
        { label: t('fields.name'), value: name && <bdi>{name}</bdi> },
        { label: t('fields.extId'), value: extId },
        { label: t('fields.partnerType'), value: partnerType && nameOfType(partnerType) },
        ...(flags ?? []).map((flag) => ({
          label: flag.label,
          value: t(isOn(flag) ? 'ui:form.on' : 'ui:form.off'),
        })),
      ]}
    />
  )
  const choices = <ChosenNames choices={choicesIn(values)} />
  if (flags === undefined)
    return (
      <>
        {details}
        {choices}
      </>
    )
  return (
    <>
      <Card title={t('add.steps.details')}>{details}</Card>
      <Card title={t('add.available')}>{choices}</Card>
    </>
  )
}
