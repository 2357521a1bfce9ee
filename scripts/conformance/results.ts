/**
 * Values of a write's response that depend on neither the request nor the data, as stated in the contract's `x-result`:
 * `{ status: CONFIRMED, handledOn: $now }`. Also the version, which each change increments.
 */
import { type Exchange, isGood } from './exchange.ts'
import { at, isObject, isSame } from './json.ts'

/** The accepted deviation of a server's clock. */
const NOW_MS = 600_000

export interface ResultViolation {
  place: string
  expected: string
  actual: string
}

/** The value of an accepted write's response that differs from the stated one, or `undefined` if there is none. */
export function resultViolation(exchange: Exchange, now: number): ResultViolation | undefined {
  const { call, json } = exchange
  if (!isGood(exchange) || !isObject(json)) return undefined
  const stated = Object.entries(call.operation.found.operation['x-result'] ?? {})
  const differing = stated.find(([path, expected]) => !isAsStated(at(json, path.split('.')), expected, now))
  if (differing) {
    const [path, value] = differing
    return {
      place: path,
      expected: `${JSON.stringify(value)} in the answer, as \`x-result\` of ${call.operation.id} states`,
      actual: JSON.stringify(at(json, path.split('.'))) ?? 'nothing',
    }
  }
  const [sent, version] = [at(call.body, ['version']), json['version']]
  return !call.operation.reads &&
    typeof sent === 'number' &&
    typeof version === 'number' &&
    version !== sent + 1
    ? {
        place: 'version',
        expected: `${sent + 1}, since each accepted change raises the version by one and ${sent} was sent`,
        actual: String(version),
      }
    : undefined
}

/**
 * Whether a value is the stated one. `$now` stands for the current moment, `$monthToCome` for the first day of a later
 * month, `null` for no value.
 */
export function isAsStated(got: unknown, expected: unknown, now: number): boolean {
  if (expected === '$now') return typeof got === 'string' && Math.abs(Date.parse(got) - now) < NOW_MS
  if (expected === '$monthToCome')
    return typeof got === 'string' && /^\d{4}-\d\d-01$/.test(got) && Date.parse(got) > now - NOW_MS
  return expected === null ? (got ?? null) === null : isSame(got, expected)
}
