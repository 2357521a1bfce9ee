import { wrap, type Remote } from 'comlink'
import { startWorker } from '@/base/worker.ts'

/**
 * Runs one task in a worker of its own, which ends with it: a file that is hard to read does not hold up the page.
 * `address` is what an import with `?worker&url` gives. Without workers the task runs in the page, with the same code.
 */
export async function inWorker<Api extends object, Answer>(
  address: string,
  inPage: () => Promise<Api>,
  run: (api: Api | Remote<Api>) => Promise<Answer>,
): Promise<Answer> {
  if (typeof Worker === 'undefined') return run(await inPage())
  const worker = startWorker(address)
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker cannot be started')))
      run(wrap<Api>(worker)).then(resolve, reject)
    })
  } finally {
    worker.terminate()
  }
}
