import type { Contract, JsonSchema } from '~openapi/contract-types.ts'
import { type ApiError, invalidValues, unknownError } from './errors.ts'
import { resolve } from './refs.ts'

/** `toValidate` is `body`, but with a text in place of each file, as the schema expects it. */
export type ReadBody =
  | { ok: true; type: string | undefined; body: unknown; toValidate: unknown }
  | { ok: false; status: 400 | 413 | 415 | 422; error: ApiError }

const NO_BODY: ReadBody = { ok: true, type: undefined, body: undefined, toValidate: undefined }

/** As in `deploy/nginx.conf.template`. The contract accepts files of up to 10 MB. */
export const MAX_BODY_BYTES = 25 * 1024 * 1024

/** Reads a body in one of the declared media types. Without a declared type, no body is allowed. */
export async function readBody(request: Request, declared: string[], isRequired: boolean): Promise<ReadBody> {
  const bytes = await readUpTo(request, MAX_BODY_BYTES)
  if (!bytes) return tooLarge
  if (declared.length === 0)
    return bytes.byteLength === 0
      ? NO_BODY
      : { ok: false, status: 422, error: invalidValues([unknownError('body')]) }
  if (bytes.byteLength === 0 && !isRequired) return NO_BODY
  const header = request.headers.get('content-type')
  if (bytes.byteLength === 0 && header === null) return malformed('A body is required.')
  const [type = '', ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  if (!declared.includes(type) || (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)))
    return unsupported(declared)
  if (type === 'application/json') return readJson(bytes)
  if (type === 'multipart/form-data') return readForm(bytes, header ?? '')
  return { ok: true, type, body: new Blob([bytes], { type }), toValidate: bytes.byteLength > 0 ? 'file' : '' }
}

/** The bytes of a body, or `undefined` if there are more than `limit`. A larger body is not read to its end. */
async function readUpTo(request: Request, limit: number): Promise<ArrayBuffer | undefined> {
  if (request.body === null) return new ArrayBuffer(0)
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  if (!request.headers.has('transfer-encoding')) {
    const bytes = await request.arrayBuffer()
    return bytes.byteLength > limit ? undefined : bytes
  }
  // A body in chunks does not declare its size.
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let remaining = limit
  for await (const chunk of request.body) {
    remaining -= chunk.length
    if (remaining < 0) return undefined
    chunks.push(chunk)
  }
  return new Blob(chunks).arrayBuffer()
}

function readJson(bytes: ArrayBuffer): ReadBody {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return { ok: true, type: 'application/json', body, toValidate: body }
  } catch {
    return malformed('The body is not valid JSON.')
  }
}

/** `type` contains the boundary of the parts. */
async function readForm(bytes: ArrayBuffer, type: string): Promise<ReadBody> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return malformed('The body is not valid multipart/form-data.')
  }
  const body: Record<string, unknown> = {}
  const toValidate: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name)
    const texts = parts.map((part) => (typeof part === 'string' ? part : part.size > 0 ? 'file' : ''))
    body[name] = parts.length === 1 ? parts[0] : parts
    toValidate[name] = texts.length === 1 ? texts[0] : texts
  }
  return { ok: true, type: 'multipart/form-data', body, toValidate }
}

const malformed = (message: string): ReadBody => ({
  ok: false,
  status: 400,
  error: { message, code: 'MALFORMED' },
})
const tooLarge: ReadBody = {
  ok: false,
  status: 413,
  error: { message: 'The body is larger than 25 MB.', code: 'TOO_LARGE' },
}
const unsupported = (declared: string[]): ReadBody => ({
  ok: false,
  status: 415,
  error: { message: `Send ${declared.join(' or ')}.`, code: 'UNSUPPORTED_MEDIA_TYPE' },
})

/** Converts the texts of a parameter to the type of its schema. A text that cannot be converted stays a text. */
export function coerce(document: Contract, schema: JsonSchema, texts: string[]): unknown {
  if (schema['type'] === 'array') {
    const items = resolve(document, (schema['items'] ?? {}) as JsonSchema, '').value
    return texts.map((text) => coerce(document, items, [text]))
  }
  const text = texts.length === 1 ? (texts[0] ?? '') : texts
  if (typeof text !== 'string') return text
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text
  if (schema['type'] === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}
