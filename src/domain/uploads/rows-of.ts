import { wrap, type Remote } from 'comlink'
import { startWorker } from '@/base/worker.ts'
import type { TableFormat } from '~files/rows.ts'
import type { ReadFile } from './read-rows.ts'
// oxlint-disable-next-line import/default -- Vite makes it the address of the worker.
import rowsWorker from './rows.worker.ts?worker&url'

interface Reader {
  readonly readFile: (file: File, format: TableFormat) => Promise<ReadFile>
}

/**
 * Reads a file in a separate worker, which is terminated afterwards, so that a large file does not block the page.
 * Tests run without workers. Only in tests, the page also imports the readers.
 */
export async function rowsOf(file: File, format: TableFormat): Promise<ReadFile> {
  if (import.meta.env.MODE !== 'production' && typeof Worker === 'undefined')
    return (await import('./read-rows.ts')).readFile(file, format)
  const worker = startWorker(rowsWorker)
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker cannot be started')))
      const reader: Remote<Reader> = wrap<Reader>(worker)
      reader.readFile(file, format).then(resolve, reject)
    })
  } finally {
    worker.terminate()
  }
}
