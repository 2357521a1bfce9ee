import { useTranslation } from 'react-i18next'
import { ServicesField } from '@/domain/partners/choice-fields.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { PartnerChoicesForm } from './partner-choices-form.tsx'

/** The services that the partner's companies may use. */
export default function PartnerResourcesScreen({ params }: ScreenProps<'partnerOspId'>) {
  const { t } = useTranslation('partners')
  return (
    <PartnerChoicesForm
      partnerOspId={params.partnerOspId}
      title={t('screens.PartnerResources')}
      isUnset={({ selectedServiceResources }) => selectedServiceResources === undefined}
    >
      <ServicesField name="selectedServiceResources" offered={undefined} />
    </PartnerChoicesForm>
  )
}
