import { useCallback, useMemo } from 'react'
import { useQueryText } from './address-param.ts'
import { readListQuery, writeListQuery, type ListQuery, type ListSchema } from './list-query.ts'

export interface ListState<Schema extends ListSchema> {
  readonly query: ListQuery<Schema>
  /** Changes the address. `replace`: without a step of its own for the back button, as while typing. */
  readonly change: (change: Partial<ListQuery<Schema>>, options?: { readonly replace?: boolean }) => void
}

/** The state of a list lives in the address: it survives a reload, can be sent to a colleague and gone back to. */
export function useListQuery<Schema extends ListSchema>(schema: Schema): ListState<Schema> {
  const [search, put] = useQueryText()
  const query = useMemo(() => readListQuery(schema, search), [schema, search])
  const change = useCallback<ListState<Schema>['change']>(
    (changed, options) => put((now) => writeListQuery(schema, now, changed), options),
    [schema, put],
  )
  return { query, change }
}
