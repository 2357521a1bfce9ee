import { useTranslation } from 'react-i18next'
import { remoteSearch } from '@/lists/remote-search.ts'
import { useRef } from 'react'
import { compositionPartRules } from '~openapi/rules.ts'
import { addProductComposition, findProductsByFilter } from '@/api/generated/operations/products.ts'
import { productName } from '@/domain/products/product-name.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { RemoteSelectField } from '@/forms/fields/remote-select-field.tsx'
import { FormSection, FormSections, MoreFields } from '@/forms/form-sections.tsx'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { partForm } from './part-form.ts'
import { searchKind, type PartKind } from './part-search.ts'
import { PartTermsFields } from './part-terms-fields.tsx'
import { PRODUCT_READS } from './product-actions.ts'
import { useProduct } from './use-product.ts'

/** Adds a resource or a resource group to a product. The address may contain the product (G062). */
export function AddPart({ kind }: { readonly kind: PartKind }) {
  const { t } = useTranslation('products')
  const goTo = useGoTo()
  const creating = partForm.creating()
  const [given] = useAddressParam('productOspId')
  const { data: product } = useProduct(given)
  const target = useRef(given) // The response does not contain the product, so remember it.
  const leave = (ospId: string | undefined): void =>
    goTo(ospId ? hrefTo('ProductComposition', { productOspId: ospId }) : hrefTo('Products'))
  return (
    <ContractForm
      label={t('add.submit')}
      {...creating}
      operation={addProductComposition}
      refreshes={PRODUCT_READS}
      initial={{ ...creating.initial, kind, productOspId: given ?? '' }}
      rules={compositionPartRules}
      labelOf={(field) => t(field === 'partOspId' ? `kinds.${kind}` : `fields.${field}`)}
      saved={({ name }, { productOspId }) => {
        target.current = productOspId
        return t('add.done', { name })
      }}
      onSaved={() => leave(target.current)}
      onCancel={() => leave(given)}
      submitLabel={t('add.submit')}
    >
      <FormSections>
        <FormSection wide title={t('add.what')}>
          <RemoteSelectField
            name="productOspId"
            known={[product ? { value: product.ospId, label: productName(product) } : undefined]}
            search={searchProducts}
          />
          <RemoteSelectField
            name="partOspId"
            requiredHere
            help={t(`add.help.${kind}`)}
            search={searchKind(kind)}
          />
        </FormSection>
        <MoreFields what={t('add.terms')}>
          <FormSection title={t('form.terms')} lead={t('actions.editTerms.text')}>
            <PartTermsFields />
          </FormSection>
        </MoreFields>
      </FormSections>
    </ContractForm>
  )
}

const searchProducts = remoteSearch(
  findProductsByFilter,
  (search) => ({ query: { size: 20 }, body: { search } }),
  (found) => ({ value: found.ospId, label: productName(found), detail: found.extId }),
)
