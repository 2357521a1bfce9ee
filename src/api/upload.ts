import { call, type CallOptions } from './client.ts'
import type { operations } from './generated/schema.ts'
import type { Operation, OperationId, Params, ResponseData } from './operation.ts'
import { xhrTransport, type ProgressListener } from './xhr-transport.ts'

type FieldsOf<Op> = Op extends { requestBody: { content: { 'multipart/form-data': infer Fields } } }
  ? Fields
  : never
/** The operations that take files. */
export type UploadOperationId = {
  [Id in OperationId]: [FieldsOf<operations[Id]>] extends [never] ? never : Id
}[OperationId]
/** The parameters of an upload: path and query as in any call, and the form fields by their names in the contract. */
export type UploadParams<Id extends UploadOperationId> = Omit<Params<Id>, 'body'> & {
  readonly body: FieldsOf<operations[Id]>
}
export interface UploadOptions extends Omit<CallOptions, 'transport'> {
  readonly onProgress?: ProgressListener
}

/**
 * Sends a form with files and reports the progress. Session, renewal, timeout and errors work as in `call`. When an
 * upload is repeated with a new token, its progress starts again at 0.
 */
export function upload<Id extends UploadOperationId>(
  operation: Operation<Id>,
  params: UploadParams<Id>,
  { onProgress = () => undefined, ...options }: UploadOptions = {},
): Promise<ResponseData<Id>> {
  // `call` accepts a form instead of the fields, but the generic type does not show that.
  const sent = { ...params, body: toForm(params.body) } as unknown as Params<Id>
  return call(operation, sent, { ...options, writes: true, transport: xhrTransport(onProgress) })
}

/** Turns the fields into a form: files unchanged, one entry per list element, absent values left out. */
function toForm(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat() as unknown[])
      if (one instanceof Blob) form.append(name, one)
      else if (isScalar(one)) form.append(name, String(one))
  return form
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
