import { read } from '@/api/read.ts'
import type { Operation, Params } from '@/api/operation.ts'
import type { RemoteOption, RemoteSearch } from '@/ui/inputs/use-remote-options.ts'
import type { ListOperationId, RowOf } from './use-list.ts'

/** How a field searches for one of many records: by an operation with paging. The field shows errors. */
export const remoteSearch =
  <Id extends ListOperationId>(
    operation: Operation<Id>,
    paramsOf: (search: string) => Params<Id>,
    toOption: (row: RowOf<Id>) => RemoteOption,
  ): RemoteSearch =>
  async (search, signal) => {
    const page = await read(operation, paramsOf(search), { signal, ignore: ['*'] })
    // `ListOperationId` ensures one of these types, but the generic type does not show that.
    const { content } = page as unknown as { readonly content: readonly RowOf<Id>[] }
    return content.map(toOption)
  }
