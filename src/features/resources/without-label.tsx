import { onlySet } from '@/base/only-set.ts'
import { getResourcesByFilter } from '@/api/generated/operations/resources.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { withFacts } from '@/lists/columns.tsx'
import { oneOfValues } from '@/lists/filters.tsx'
import { paged, optionalOneOf, sortBy, text } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefToEdit } from './create-or-edit.ts'
import { kindOf, KINDS } from './kinds.ts'
import { anyResourceActions } from './resource-actions.ts'
import { resourceColumns } from './resource-columns.tsx'

const types = KINDS.map(({ type }) => type)

const unlabelledQuery = {
  search: text(),
  type: optionalOneOf(types),
  sort: sortBy(['name', 'mrp', 'mobilityMode', 'productCount'], 'name'),
  ...paged([25, 50, 100]),
}

/** The resources of all kinds without a label, to add one. */
export function WithoutLabel() {
  const { nameOf } = useModeNames()
  const list = useList(getResourcesByFilter, unlabelledQuery, ({ search, type }) => ({
    body: { hasLabel: false, ...onlySet({ search, types: type && [type] }) },
  }))
  return (
    <ListView
      name="ResourcesLabels"
      words="unlabelled"
      list={list}
      id="resources-without-label"
      columns={withFacts(resourceColumns, { modeName: nameOf, unlabelled: true })}
      filters={[oneOfValues('type', types)]}
      actions={anyResourceActions}
      rowTo={(resource) => hrefToEdit(kindOf(resource).form, resource.ospId)}
    />
  )
}
