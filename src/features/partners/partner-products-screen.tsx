import { useTranslation } from 'react-i18next'
import { ProductsField } from '@/domain/partners/choice-fields.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { PartnerChoicesForm } from './partner-choices-form.tsx'

/** The products that the partner's companies may use. */
export default function PartnerProductsScreen({ params }: ScreenProps<'partnerOspId'>) {
  const { t } = useTranslation('partners')
  return (
    <PartnerChoicesForm
      partnerOspId={params.partnerOspId}
      title={t('screens.PartnerProducts')}
      isUnset={({ selectedProducts }) => selectedProducts === undefined}
    >
      <ProductsField name="selectedProducts" offered={undefined} />
    </PartnerChoicesForm>
  )
}
