import { useTranslation } from 'react-i18next'
import { newProductRules } from '~openapi/rules.ts'
import { createProduct } from '@/api/generated/operations/products.ts'
import { productName } from '@/domain/products/product-name.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { PRODUCT_READS, type Product } from './product-actions.ts'
import { ProductFields } from './product-fields.tsx'
import { productForm, toClone } from './product-form.ts'
import { useProduct } from './use-product.ts'

/** Creates a product. With `from` in the address it starts as a copy of that product. */
export default function AddProductScreen() {
  const { t } = useTranslation('products')
  const [from] = useAddressParam('from')
  const source = useProduct(from)
  return (
    <ScreenFrame
      name="AddProduct"
      lead={source.data ? t('cloneOf', { name: productName(source.data) }) : null}
    >
      {from === undefined ? (
        <NewProduct source={null} />
      ) : (
        <Loaded read={source}>{(product) => <NewProduct source={product} />}</Loaded>
      )}
    </ScreenFrame>
  )
}

function NewProduct({ source }: { readonly source: Product | null }) {
  const { t } = useTranslation('products')
  const goTo = useGoTo()
  const form = productForm.creating()
  return (
    <ContractForm
      {...form}
      label={t('screens.AddProduct')}
      operation={createProduct}
      refreshes={PRODUCT_READS}
      initial={source ? toClone(source) : form.initial}
      rules={newProductRules}
      labelOf={(field) => t(`fields.${field}`)}
      saved={(product) => t('created', { name: productName(product) })}
      onSaved={({ ospId }) => goTo(hrefTo('ProductDetails', { productOspId: ospId }))}
      onCancel={() => goTo(hrefTo('Products'))}
      submitLabel={t('create')}
    >
      <ProductFields isNew />
    </ContractForm>
  )
}
