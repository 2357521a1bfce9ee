import { call, type CallOptions } from './client.ts'
import type { Operation, OperationId, Params, ResponseData } from './operation.ts'

/** The operations that return a file. */
export type FileOperationId = {
  [Id in OperationId]: [ResponseData<Id>] extends [Blob] ? Id : never
}[OperationId]
export interface DownloadedFile {
  readonly blob: Blob
  /** The file name from the server (G108), without folders. If there is none, the id of the operation. */
  readonly name: string
}

/** Reads a file and its name. Session, renewal, timeout and errors work as in `call`. */
export async function download<Id extends FileOperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: Omit<CallOptions, 'transport'> = {},
): Promise<DownloadedFile> {
  let name: string | undefined
  const blob = await call(operation, params, {
    ...options,
    transport: async (request, init) => {
      const response = await fetch(request, init)
      name = fileNameIn(response.headers.get('Content-Disposition') ?? '')
      return response
    },
  })
  // `call` has checked that it is a file, but the generic type does not show that.
  return { blob: blob as unknown as Blob, name: name ?? operation.id }
}

/** The file name in a Content-Disposition header. The encoded form takes precedence (RFC 6266). */
export function fileNameIn(header: string): string | undefined {
  const encoded = /filename\*=UTF-8'[^']*'([^;\s]+)/i.exec(header)?.[1]
  const quoted = /filename="((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1')
  const plain = /filename=([^";\s]+)/i.exec(header)?.[1]
  const name = (encoded === undefined ? undefined : decoded(encoded)) ?? quoted ?? plain
  return name?.split(/[/\\]/).at(-1) || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
