import { useTranslation } from 'react-i18next'
import { updateProduct } from '@/api/generated/operations/products.ts'
import { productName } from '@/domain/products/product-name.ts'
import { RelationsCard } from '@/domain/relations/relations-card.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { PRODUCT_READS } from './product-actions.ts'
import { ProductFields } from './product-fields.tsx'
import { productForm } from './product-form.ts'
import { useProduct } from './use-product.ts'

/** The labels of a product in each language, its price, and its users. */
export default function ProductDetailsScreen({ params }: ScreenProps<'productOspId'>) {
  const { t } = useTranslation('products')
  const { data: product, reload } = useProduct(params.productOspId)
  if (!product) return null // The layout shows the reason.
  return (
    <RecordColumns side={<RelationsCard ospId={product.ospId} />}>
      <RecordForm
        {...productForm.editing}
        operation={updateProduct}
        refreshes={PRODUCT_READS}
        record={product}
        reload={reload}
        labelOf={(field) => t(`fields.${field}`)}
        saved={(saved) => t('saved', { name: productName(saved) })}
        label={t('screens.ProductDetails')}
        submitLabel={t('save')}
      >
        <ProductFields />
      </RecordForm>
    </RecordColumns>
  )
}
