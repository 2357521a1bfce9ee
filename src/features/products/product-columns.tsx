import { activeStatus } from '@/records/active-status.ts'
import { productName } from '@/domain/products/product-name.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Product } from './product-actions.ts'

/** The names of mobility modes, from the server. */
interface Names {
  readonly modeOf: (mode: string) => string
}

export const productColumns = defineColumns<Product, Names>('products', {
  name: column.text(productName),
  extId: column.code(({ extId }) => extId),
  status: column.status((product, { t }) =>
    product.active && product.resourceCount === 0
      ? { tone: 'warning', text: t('status.empty') }
      : activeStatus(t, product),
  ),
  // Separated by dots, because one mode is called “Bus, tram, metro”.
  mobilityModes: column.plain(({ mobilityModes }, { modeOf }) => mobilityModes.map(modeOf).join(' · ')),
  resourceCount: column.count(({ resourceCount }) => resourceCount),
  companyCount: column.count(({ usedBy }) => usedBy?.companyCount),
  userGroupCount: column.count(({ usedBy }) => usedBy?.userGroupCount),
  partnerCount: column.count(({ usedBy }) => usedBy?.partnerCount, { hidden: true }),
})
