import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findAllProductsByAssignee } from '@/api/generated/operations/products.ts'
import { useRead } from '@/api/use-read.ts'
import { sortBy, text } from '@/lists/list-query.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { productColumns } from './product-columns.tsx'

const productsQuery = {
  search: text(),
  sort: sortBy(['name', 'extId', 'status', 'charged', 'resourceCount'], 'name'),
}

/** The products that the selected company may use. */
export default function CompanyProductsListScreen() {
  const { t } = useTranslation('company')
  const assigneeOspId = useAccountOspId()
  const read = useRead(
    findAllProductsByAssignee,
    assigneeOspId === undefined ? null : { body: { assigneeOspId } },
  )
  const columns = useMemo(() => productColumns(t), [t])
  const list = useListQuery(productsQuery)
  if (read.error && !read.data)
    return <ProblemPanel error={read.error} retry={() => void read.mutate()} pending={read.isValidating} />
  return (
    <MemoryTable
      key={assigneeOspId}
      id="company-products"
      caption={t('screens.CompanyProducts')}
      columns={columns}
      rowId={({ ospId }) => ospId}
      rows={read.data}
      busy={read.isValidating}
      list={list}
      empty={{ title: t('products.empty.title'), text: t('products.empty.text') }}
      exportName={t('products.file')}
      searchLabel={t('products.search')}
    />
  )
}
