/** Why a response cannot be used as the response to a request. */
import { isList, requiredOf, type ResponseShape } from './response-shape.ts'
import type { Operation } from './operation.ts'

/**
 * Describes how the top level of a response breaks the contract, or returns `undefined`. This way a broken server shows
 * up as an error of the call. With `isPartial`, it does so only if no part of the response can be shown.
 */
export function faultOf(
  { responseType, responseShape }: Operation,
  data: unknown,
  response: Response,
  isPartial = false,
): string | undefined {
  if (responseType !== 'json') {
    // An empty body, a file or a text. No operation returns HTML, but a gateway in front of the server may.
    const type = response.headers.get('Content-Type') ?? ''
    if (type.includes('html')) return 'a page in its place'
    if (responseType === 'none') return undefined
    if (data === undefined) return 'no content'
    return type.includes('json') ? 'JSON in its place' : undefined
  }
  if (data === undefined) return 'no content'
  if (responseShape === undefined) return undefined
  if (isList(responseShape))
    return !Array.isArray(data) ? 'not an array' : isPartial ? undefined : nullRow(data)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'not an object'
  const needed = requiredOf(responseShape)
  const missing = needed.filter((name) => !(name in data))
  // The response has none of the required properties.
  const isOther = missing.length === needed.length && needed.length > 0
  if (missing.length > 0 && (!isPartial || isOther)) return `without ${missing.join(', ')}`
  const rows = rowsOf(responseShape, data)
  return rows && (pageFault(data) ?? (isPartial ? undefined : nullRow(rows)))
}

const nullRow = (rows: readonly unknown[]): string | undefined =>
  rows.includes(null) ? 'a null row' : undefined

interface PageResponse {
  readonly content?: unknown
  readonly totalElements?: unknown
  readonly totalPages?: unknown
  readonly total?: unknown
}
/** Without rows, or without their number, there is no page to show. G008: some pages count by limit and offset. */
const pageFault = ({ content, totalElements, totalPages, total }: PageResponse): string | undefined =>
  Array.isArray(content) &&
  (typeof total === 'number' || (typeof totalElements === 'number' && typeof totalPages === 'number'))
    ? undefined
    : 'not a page'

/** The rows of a list or a page, or `undefined` for a record. */
const rowsOf = (shape: ResponseShape, data: unknown): readonly unknown[] | undefined => {
  if (isList(shape)) return data as readonly unknown[]
  // A record may also have a property `content`, but only a page counts its elements.
  if (!/\b(totalElements|offset)\b/.test(shape.number ?? '')) return undefined
  return shape.parts?.['content'] && (data as { readonly content: readonly unknown[] }).content
}

/**
 * The place in a response that shows that it belongs to another record than the requested one: each id of the request
 * that the response or its rows repeat must be equal. The portal must never show another record as this one.
 */
export function mismatchedId(
  { about = {}, responseShape = {} }: Operation,
  request: Readonly<Record<string, unknown>>,
  data: unknown,
): string | undefined {
  const rows = rowsOf(responseShape, data)
  for (const [place, written] of Object.entries(about)) {
    const requested = valueAt(request, place)
    if (typeof requested !== 'string') continue
    const path = written.replace('?', '')
    // A row without the id is reported as incomplete at its place.
    const isOptional = rows !== undefined || path !== written
    for (const one of rows ?? [data]) {
      const found = valueAt(one, path)
      if (typeof found === 'string' ? found !== requested : !isOptional)
        return rows ? `${Array.isArray(data) ? '' : 'content'}[*].${path}` : path
    }
  }
  return undefined
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
      value,
    )
