import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { Product } from './product-actions.ts'

/** G352: who uses a product. */
export function UseCard({ product: { usedBy } }: { readonly product: Product }) {
  const { t } = useTranslation('products')
  if (!usedBy) return null
  const { partnerCount, companyCount, userGroupCount } = usedBy
  return (
    <Card title={t('use.title')}>
      <PropertyList
        narrow
        items={[
          { label: t('columns.companyCount'), value: number(companyCount) },
          { label: t('columns.userGroupCount'), value: number(userGroupCount) },
          { label: t('columns.partnerCount'), value: number(partnerCount) },
        ]}
      />
    </Card>
  )
}
