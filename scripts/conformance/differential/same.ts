/**
 * Compares the responses of two servers. New records have different identifiers, and clocks differ slightly. So an
 * identifier may differ if it always corresponds to the same other one, and a moment may differ if both are now or
 * relative to now.
 */
import { isObject } from '../json.ts'
import { nameOfId } from '../model.ts'

/** How far a moment may be from now to count as now. */
const NOW_MS = 15 * 60_000
/** How far apart two relative moments may be, because the second server is called a little later. */
const APART_MS = 15_000
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const OWN_IDS = ['ospId', 'id', 'uuid', 'templateId', 'uploadId', 'purchaseUUID', 'key']

export class SameIds {
  private readonly there = new Map<string, string>()
  private readonly here = new Map<string, string>()

  /** Replaces the target's identifiers in a value by the reference's. */
  translate(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return value.map((item) => this.translate(item))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.translate(part)]))
  }

  /** The first path at which two values differ, with both values, or `undefined` if they are equivalent. */
  difference(here: unknown, there: unknown, path: readonly string[] = [], name = ''): Difference | undefined {
    if (here === there) return undefined
    if (Array.isArray(here) && Array.isArray(there)) {
      const different = { path: [...path, 'length'].join('.'), here: here.length, there: there.length }
      if (here.length !== there.length) return different
      return first(here, (item, index) => this.difference(item, there[index], [...path, String(index)], name))
    }
    if (isObject(here) && isObject(there))
      return first([...new Set([...Object.keys(here), ...Object.keys(there)])], (key) =>
        this.difference(here[key], there[key], [...path, key], key),
      )
    if (typeof here === 'string' && typeof there === 'string' && this.isSameText(here, there, name))
      return undefined
    return { path: path.join('.'), here, there }
  }

  private isSameText(here: string, there: string, name: string): boolean {
    if (this.text(here) === there) return true
    if (MOMENT.test(here) && MOMENT.test(there) && isSameMoment(here, there)) return true
    const isId = OWN_IDS.includes(name) || nameOfId(name) !== undefined || isNumbered(here, there)
    if (!isId || this.there.has(here) || this.here.has(there)) return false
    this.there.set(here, there)
    this.here.set(there, here)
    return true
  }

  /** Replaces the target's identifiers inside a text. */
  private text(value: string): string {
    const whole = this.there.get(value)
    if (whole !== undefined) return whole
    let text = value
    for (const [here, there] of this.there)
      if (here.length > SHORT && text.includes(here)) text = text.replaceAll(here, there)
    return text
  }
}

/** A shorter identifier could be a part of another word. */
const SHORT = 4

export interface Difference {
  path: string
  here: unknown
  there: unknown
}

/** Whether both are numbered identifiers of the same kind, such as `u-100001` and `u-500001`. */
const isNumbered = (here: string, there: string): boolean => {
  const [, kind] = /^([a-z]+-)\d{4,}$/.exec(here) ?? []
  return kind !== undefined && new RegExp(`^${kind}\\d{4,}$`).test(there)
}

const isSameMoment = (here: string, there: string): boolean =>
  (isNow(here) && isNow(there)) || Math.abs(Date.parse(here) - Date.parse(there)) < APART_MS

const isNow = (moment: string): boolean => Math.abs(Date.parse(moment) - Date.now()) < NOW_MS

function first<Item>(
  items: readonly Item[],
  differenceOf: (item: Item, index: number) => Difference | undefined,
): Difference | undefined {
  for (const [index, item] of items.entries()) {
    const found = differenceOf(item, index)
    if (found) return found
  }
  return undefined
}
