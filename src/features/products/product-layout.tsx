import { useTranslation } from 'react-i18next'
import { productName } from '@/domain/products/product-name.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { counted, productActions } from './product-actions.ts'
import { useProduct } from './use-product.ts'

/** The frame of a product's page: its identity, its users and its actions. The tab is below. */
export default function ProductLayout({ params, children }: ScreenProps<'productOspId'>) {
  const { t } = useTranslation('products')
  return (
    <RecordScreen
      name="ProductView"
      params={params}
      read={useProduct(params.productOspId)}
      title={productName}
      id={({ ospId }) => ospId}
      status={({ active }) => !active && <StatusBadge tone="neutral">{t('status.inactive')}</StatusBadge>}
      facts={({ extId, resourceCount, usedBy }) => [
        { label: t('columns.extId'), value: extId },
        { label: t('columns.resourceCount'), value: t('counts.resources', counted(resourceCount)) },
        { label: t('use.title'), value: t('counts.activeCompanies', counted(usedBy?.companyCount)) },
      ]}
      actions={productActions}
    >
      {children}
    </RecordScreen>
  )
}
