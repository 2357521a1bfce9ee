import { wrap, type Remote } from 'comlink'
import useSWR, { type SWRResponse } from 'swr'
import { sessionSignal } from '@/base/tokens.ts'
import type { Transport } from './client.ts'
import type { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'
import type { PageKeeping, SentAnswer } from './page-keeper.ts'
import { readPages, type AllParams, type PagedOperationId } from './use-read-all.ts'
import type { ReadOptions } from './use-read.ts'

export interface InWorker<Kept> {
  /** Answers later whatever it is asked; nothing any more once its session is over. */
  readonly kept: Remote<Kept>
}

/**
 * Reads a whole paged list as `useReadAll` does, into a worker that keeps it. `null` parameters mean: not yet.
 */
export function useReadIntoWorker<Id extends PagedOperationId, Kept extends PageKeeping>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  start: () => Worker,
  options: Pick<ReadOptions, 'ignore'> = {},
): SWRResponse<InWorker<Kept>, ApiError> {
  return useSWR<InWorker<Kept>, ApiError>(
    params && [operation.id, params, 'worker'],
    () => readIntoWorker<Id, Kept>(operation, params, start, options),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

/** The worker of the last whole reading of each list: the next one takes its place. */
const workers = new Map<string, Worker>()

/** Answers when all rows are there; they are gone with the session that they were read in. Throws `ApiError`. */
export async function readIntoWorker<Id extends PagedOperationId, Kept extends PageKeeping>(
  operation: Operation<Id>,
  params: AllParams<Id> | null,
  start: () => Worker,
  { ignore = [] }: Pick<ReadOptions, 'ignore'> = {},
): Promise<InWorker<Kept>> {
  const worker = start()
  sessionSignal().addEventListener('abort', () => worker.terminate(), { once: true })
  const kept = wrap<Kept>(worker)
  const carrierOf = carriersTo(worker, kept)
  try {
    await readPages(operation, params, (page) => ({ ignore, transport: carrierOf(page) }))
  } catch (error) {
    worker.terminate()
    throw error
  }
  const list = JSON.stringify([operation.id, params])
  workers.get(list)?.terminate()
  workers.set(list, worker)
  return { kept }
}

/** Has the worker carry the requests, each for a page of the list. */
function carriersTo(worker: Worker, kept: Remote<PageKeeping>): (page: number) => Transport {
  const broken = new Promise<never>((_resolve, reject) => {
    // Its code could not be had, as without a connection.
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

const responseOf = ({ status, headers, body }: SentAnswer): Response =>
  new Response(body === '' ? null : body, { status, headers: headers.map(([name, value]) => [name, value]) })
