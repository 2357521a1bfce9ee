import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import {
  activateProduct,
  createProduct,
  deactivateProduct,
  findAllProducts,
  findAllProductsByAssignee,
  findProductsByFilter,
  findRelations,
  getProductCompositionDetails,
} from '@/api/generated/operations/products.ts'
import type { components } from '@/api/generated/schema.ts'
import { productName } from '@/domain/products/product-name.ts'
import { number } from '@/i18n/formats.ts'
import { DependentsNotice } from '@/domain/relations/dependents.ts'
import { hrefTo } from '@/routes/href.ts'

export type Product = components['schemas']['Product']

/** The interpolation values for a text with a count. */
export const counted = (count = 0) => ({ count, number: number(count) })

/** The reads that a change of a product affects. */
export const PRODUCT_READS = [
  findProductsByFilter,
  findAllProducts,
  findAllProductsByAssignee,
  findRelations,
  getProductCompositionDetails,
]

/** R107: a product is activated and deactivated, for one or many at once. */
export const productActions = actionsOn<Product>({
  area: 'products',
  idParam: 'product',
  idOf: ({ ospId }) => ospId,
  nameOf: productName,
  valuesOf: ({ usedBy }, t) => ({
    companies: t('counts.companies', counted(usedBy?.companyCount)),
    groups: t('counts.groups', counted(usedBy?.userGroupCount)),
  }),
  failureColumns: { 'columns.extId': ({ extId }) => extId },
  find: findProduct,
})({
  activate: {
    icon: CircleCheck,
    operation: activateProduct,
    body: ({ ospId }) => ({ ospId }),
    // G350: nobody can use a product without resources.
    refuses: ({ active, composition }) =>
      active ? 'alreadyActive' : composition.length === 0 ? 'noParts' : undefined,
    refreshes: PRODUCT_READS,
    many: true,
  },
  deactivate: {
    icon: CircleOff,
    operation: deactivateProduct,
    body: ({ ospId }) => ({ ospId }),
    refuses: ({ active }) => (active ? undefined : 'alreadyInactive'),
    Effects: DependentsNotice,
    refreshes: PRODUCT_READS,
    many: true,
  },
  clone: {
    icon: CopyPlus,
    operation: createProduct,
    to: ({ ospId }) => hrefTo('AddProduct', {}, { from: ospId }),
  },
})

/** G095: no call returns a single product, so this uses the filter. Throws `ApiError`. */
async function findProduct(ospId: string): Promise<Product> {
  const { content } = await call(findProductsByFilter, { body: { ospId } })
  const [product] = content
  if (!product) throw new ApiError('http', findProductsByFilter.id, 404, { code: 'NOT_FOUND' })
  return product
}
