import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findAllProductsByAssignee } from '@/api/generated/operations/products.ts'
import { useRead } from '@/api/use-read.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { ProblemPanel } from '@/ui/problem-panel.tsx'
import { SearchBox } from '@/ui/search-box.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { productColumns } from './product-columns.tsx'

/** The products that the selected company may use. */
export default function CompanyProductsListScreen() {
  const { t } = useTranslation('company')
  const assigneeOspId = useAccountOspId()
  const read = useRead(
    findAllProductsByAssignee,
    assigneeOspId === undefined ? null : { body: { assigneeOspId } },
  )
  const columns = useMemo(() => productColumns(t), [t])
  const [search, setSearch] = useState('')
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
      search={search}
      onClear={() => setSearch('')}
      initialSort="name"
      empty={{ title: t('products.empty.title'), text: t('products.empty.text') }}
      exportName={t('products.file')}
      searchBox={<SearchBox shortcut label={t('products.search')} value={search} onChange={setSearch} />}
    />
  )
}
