import { findAllProductsByAssignee } from '@/api/generated/operations/products.ts'
import { sortBy, text } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { productColumns } from './product-columns.tsx'

const productsQuery = {
  search: text(),
  sort: sortBy(['name', 'extId', 'status', 'charged', 'resourceCount'], 'name'),
}

/** The products that the selected company may use. */
export default function CompanyProductsListScreen() {
  const assigneeOspId = useCompanyOspId()
  const list = useList(findAllProductsByAssignee, productsQuery, () => ({ body: { assigneeOspId } }))
  return <ListView list={list} id="company-products" area="company" columns={productColumns} />
}
