import { useMemo } from 'react'
import { isList } from '@/api/response-shape.ts'
import { complete } from '@/api/complete.ts'
import type { BodyOf, Operation } from '@/api/operation.ts'
import type { PageKeeping } from '@/api/page-keeper.ts'
import type { AllParams, SearchedOperationId } from '@/api/use-read-all.ts'
import { useReadIntoWorker, type InWorker } from '@/api/use-read-into-worker.ts'
import { useSeek } from '@/base/cut.ts'
import type { RowSource } from '@/ui/table/use-found-rows.ts'
import { WorkerTable } from '@/ui/table/worker-table.tsx'
import type { ListQuery, ListSchema } from './list-query.ts'
import { useListQuery } from './use-list-query.ts'
import { stateOf, useSearched, type ListOf, type RowOf } from './use-list.ts'

export interface WorkerListOptions<
  Id extends SearchedOperationId,
  Kept,
  Words,
  Filter,
  Schema extends ListSchema,
> {
  readonly start: () => Worker
  /** Returns the functions that find rows in the worker. */
  readonly sourceOf: (kept: InWorker<Kept, Id>['kept']) => RowSource<RowOf<Id>, Words, Filter>
  /** Returns the filters of the address as plain data for the worker. */
  readonly filter: (query: ListQuery<Schema>) => Filter
  /**
   * Returns the search and filters in the format of the server. The server filters if the list is longer than the rows
   * that are read (R234).
   */
  readonly serverFilter: (query: ListQuery<Schema>) => Partial<BodyOf<Id>>
  /** The translated texts that columns use, because the worker has no translations. */
  readonly words: Words
}

/**
 * A list of tens of thousands of rows for `ListView`. A worker stores, filters, sorts and searches them, so that the
 * main thread is never blocked (decision 0007). A changed `request` reads again.
 */
export function useWorkerList<
  Id extends SearchedOperationId,
  Kept extends PageKeeping,
  const Schema extends ListSchema,
  Words,
  Filter,
>(
  operation: Operation<Id>,
  schema: Schema,
  request: (query: ListQuery<Schema>) => AllParams<Id>,
  options: WorkerListOptions<Id, Kept, Words, Filter, Schema>,
): ListOf<RowOf<Id>, Schema> {
  const { start, sourceOf, filter, serverFilter, words } = options
  const state = useListQuery(schema)
  const query = useSearched(schema, state.query)
  const shown = stateOf(schema, state, query)
  const read = useReadIntoWorker<Id, Kept>(operation, request(state.query), start)
  const { kept } = read.data ?? {}
  const seekQuery = serverFilter(query)
  const cut = useSeek(read.data?.cut, Object.keys(seekQuery).length > 0 ? seekQuery : undefined)
  const source = useMemo(
    () => kept && completed(operation, sourceOf(kept)),
    // oxlint-disable-next-line react/exhaustive-deps -- `sourceOf` depends only on its argument; each response may bring rows
    [operation, kept, cut?.responseCount],
  )
  return {
    ...shown,
    rows: kept && NOT_HERE, // A row for a dialog is read separately.
    isPaged: false,
    read,
    readAll: () => Promise.resolve([]), // The worker table reads the rows to export itself.
    renderTable: (table) => (
      <WorkerTable
        {...table}
        source={source}
        filter={filter(state.query)}
        words={words}
        search={shown.search}
        busy={read.isValidating}
        cut={cut}
      />
    ),
  }
}

/** The rows are in the worker. */
const NOT_HERE: never[] = []

/**
 * Fills gaps in the rows that come from the worker. The worker transfers placeholders for values that were not
 * received, but not the marks of incomplete parts.
 */
const completed = <Row, Words, Filter>(
  { responseShape }: Operation,
  source: RowSource<Row, Words, Filter>,
): RowSource<Row, Words, Filter> => {
  const rowsOf = responseShape && !isList(responseShape) ? responseShape.parts?.['content'] : undefined
  return {
    find: async (...query) => {
      const found = await source.find(...query)
      return rowsOf === undefined ? found : { ...found, rows: complete(rowsOf, found.rows) }
    },
  }
}
