import { wrap, type Remote } from 'comlink'
import useSWR, { type SWRResponse } from 'swr'
import type { Cut } from '@/base/cut.ts'
import { sessionSignal } from '@/base/tokens.ts'
import type { Transport } from './client.ts'
import type { ApiError } from './errors.ts'
import type { BodyOf, Operation } from './operation.ts'
import type { PageKeeping, PageName, SentResponse } from './page-keeper.ts'
import { readFound, readPages, type AllParams, type SearchedOperationId } from './use-read-all.ts'
import type { ReadOptions } from './use-read.ts'

export interface InWorker<Kept, Id extends SearchedOperationId> {
  /** The object in the worker. Its methods return promises, which no longer settle once the session ends. */
  readonly kept: Remote<Kept>
  /** Set if the server has more rows than the worker. The search is a part of the request's body. */
  readonly cut: Cut<Partial<BodyOf<Id>>> | undefined
}

/**
 * Reads a whole paged list as `useReadAll` does, but into a worker that keeps the rows. Reads nothing while `params` is
 * `null`.
 */
export function useReadIntoWorker<Id extends SearchedOperationId, Kept extends PageKeeping>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  start: () => Worker,
  options: Pick<ReadOptions, 'ignore'> = {},
): SWRResponse<InWorker<Kept, Id>, ApiError> {
  return useSWR<InWorker<Kept, Id>, ApiError>(
    params && [operation.id, params, 'worker'],
    () => readIntoWorker<Id, Kept>(operation, params, start, options),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

/** For each list, the worker that holds its latest complete read. The next complete read replaces it. */
const workers = new Map<string, Worker>()

/** Resolves when the worker has all rows. The worker is terminated when the session ends. Throws `ApiError`. */
export async function readIntoWorker<Id extends SearchedOperationId, Kept extends PageKeeping>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  start: () => Worker,
  { ignore = [] }: Pick<ReadOptions, 'ignore'> = {},
): Promise<InWorker<Kept, Id>> {
  const worker = start()
  sessionSignal().addEventListener('abort', () => worker.terminate(), { once: true })
  const kept = wrap<Kept>(worker)
  const transportOf = transportsBy(worker, kept)
  const { cut } = await readPages(operation, params, (page) => ({
    ignore,
    rowsInWorker: true,
    transport: transportOf(page),
  })).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  const list = JSON.stringify([operation.id, params])
  workers.get(list)?.terminate()
  workers.set(list, worker)
  return {
    kept,
    cut: cut && {
      ...cut,
      seek: async (query, signal) =>
        (
          await readFound(operation, params, query, {
            signal,
            rowsInWorker: true,
            transport: transportOf('found'),
          })
        ).isAll,
    },
  }
}

/** Returns a transport per page of the list, which lets the worker send the request. */
function transportsBy(worker: Worker, kept: Remote<PageKeeping>): (page: PageName) => Transport {
  const broken = new Promise<never>((_resolve, reject) => {
    // The code of the worker could not be loaded, for example without a connection.
    worker.addEventListener('error', () => reject(new TypeError('the worker did not start')), { once: true })
  })
  broken.catch(() => undefined)
  return (page) =>
    async (request, { signal }) => {
      signal.throwIfAborted()
      const aborted = new Promise<never>((_resolve, reject) => {
        const end = (): void => {
          void kept.abort(page)
          reject(signal.reason as Error)
        }
        signal.addEventListener('abort', end, { once: true })
      })
      const { url, method, headers } = request
      const sent = { url, method, headers: [...headers], body: await request.text() }
      return responseOf(await Promise.race([kept.fetchPage(page, sent), aborted, broken]))
    }
}

const responseOf = ({ status, headers, body }: SentResponse): Response =>
  new Response(body === '' ? null : body, { status, headers: headers.map(([name, value]) => [name, value]) })
