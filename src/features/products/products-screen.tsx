import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import { findProductsByFilter } from '@/api/generated/operations/products.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice, yesNo } from '@/lists/filters.tsx'
import { flag, id, paged, sortBy, text } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { productActions } from './product-actions.ts'
import { productColumns } from './product-columns.tsx'

const productsQuery = {
  search: text(),
  active: flag(),
  mode: id(),
  ...paged([25, 50, 100]),
  sort: sortBy(['name', 'extId', 'companyCount'], 'name'),
}

/** G183: all products of the platform. */
export default function ProductsScreen() {
  const { t } = useTranslation('products')
  const { options: modes, nameOf } = useModeNames()
  const list = useList(findProductsByFilter, productsQuery, ({ search, active, mode }) => ({
    body: onlySet({ search, active, mobilityMode: mode }),
  }))
  return (
    <ListScreen
      name="Products"
      lead={t('lead')}
      add="AddProduct"
      list={list}
      id="products"
      columns={withFacts(productColumns, { modeOf: nameOf })}
      filters={[yesNo('active'), choice('mode', modes)]}
      actions={productActions}
      rowTo={({ ospId }) => hrefTo('ProductDetails', { productOspId: ospId })}
    />
  )
}
