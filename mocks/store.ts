/**
 * Tables shared by many worlds. A seed is created once, frozen, and never copied. A world stores only its changes,
 * so a new world costs nothing even when the seed has tens of thousands of rows.
 */
import { notFound } from './refusal.ts'
import { problemOfRow, inferShape, type RowShape } from './row-shapes.ts'

/** How to find rows of a table: by key, and by named indexes where a scan would be slow. */
export interface Shape<Row, Index extends string = string> {
  key: (row: Row) => string
  indexes: { [Name in Index]: (row: Row) => string | undefined }
}

/** The rows that every world starts with, deep-frozen. Indexes are built on first use. */
export class Seed<Row extends object, Index extends string = string> {
  readonly rows = new Map<string, Row>()
  private readonly indexed = new Map<Index, Map<string, Row[]>>()
  private rowShape: RowShape | undefined

  constructor(
    readonly shape: Shape<Row, Index>,
    rows: Iterable<Row>,
  ) {
    for (const row of rows) {
      const key = shape.key(row)
      if (this.rows.has(key)) throw new Error(`two seeded rows have the key ${key}`)
      this.rows.set(key, deepFreeze(row))
    }
  }

  by(index: Index, value: string): readonly Row[] {
    let groups = this.indexed.get(index)
    if (!groups) {
      groups = new Map()
      for (const row of this.rows.values()) {
        const group = this.shape.indexes[index](row)
        if (group === undefined) continue
        const members = groups.get(group)
        if (members) members.push(row)
        else groups.set(group, [row])
      }
      this.indexed.set(index, groups)
    }
    return groups.get(value) ?? []
  }

  /** Returns why a row from a snapshot cannot be stored under this key, or `undefined` if it can. */
  problemOf(key: string, row: object): string | undefined {
    this.rowShape ??= inferShape(this.rows.values())
    return problemOfRow(this.rowShape, row) ?? (this.hasKey(key, row as Row) ? undefined : 'has another key')
  }

  private hasKey(key: string, row: Row): boolean {
    try {
      for (const indexOf of Object.values<(row: Row) => unknown>(this.shape.indexes)) indexOf(row)
      return this.shape.key(row) === key
    } catch {
      return false // The row lacks a property that its key or an index needs.
    }
  }
}

/** The changes of a world: new and changed rows, `null` for removed ones. */
export type Overlay<Row> = [key: string, row: Row | null][]

/** One world's view of a table. Rows are frozen, and `update` replaces a row by a new one. */
export class Table<Row extends object, Index extends string = string> {
  /** Increases with every change, so that values computed from the rows can be cached until then. */
  revision = 0
  private readonly own = new Map<string, Row | null>()
  /** Index groups with a written row. Their rows are computed on first use. */
  private readonly written = new Map<Index, Map<string, readonly Row[] | undefined>>()

  constructor(private readonly seed: Seed<Row, Index>) {}

  get(key: string): Row | undefined {
    const own = this.own.get(key)
    return own === undefined ? this.seed.rows.get(key) : (own ?? undefined)
  }

  /** Throws the contract's 404. */
  require(key: string): Row {
    const row = this.get(key)
    if (!row) throw notFound()
    return row
  }

  /** Seeded rows in their order, then the world's own rows in insertion order. */
  all(): Iterable<Row> {
    return this.own.size === 0 ? this.seed.rows.values() : this.merged()
  }

  private *merged(): Generator<Row> {
    for (const [key, row] of this.seed.rows) {
      const own = this.own.get(key)
      if (own === undefined) yield row
      else if (own !== null) yield own
    }
    for (const [key, own] of this.own) if (own !== null && !this.seed.rows.has(key)) yield own
  }

  filter(matches: (row: Row) => boolean): Row[] {
    const rows: Row[] = []
    for (const row of this.all()) if (matches(row)) rows.push(row)
    return rows
  }

  find(matches: (row: Row) => boolean): Row | undefined {
    for (const row of this.all()) if (matches(row)) return row
    return undefined
  }

  /**
   * The rows of one index group, without scanning the seed. As long as no row of the group is written, all worlds
   * get the same array, so values computed from a group can be cached with it in a `WeakMap`.
   */
  by(index: Index, value: string): readonly Row[] {
    const written = this.writtenOf(index)
    if (!written.has(value)) return this.seed.by(index, value)
    const cached = written.get(value)
    if (cached) return cached
    const rows = this.mergedBy(index, value)
    written.set(value, rows)
    return rows
  }

  /** The rows of one index group in the seed, without the changes of this world. */
  seeded(index: Index, value: string): readonly Row[] {
    return this.seed.by(index, value)
  }

  insert(row: Row): Row {
    const key = this.seed.shape.key(row)
    if (this.get(key)) throw new Error(`the key ${key} is taken`)
    return this.put(key, row)
  }

  /** Returns the changed row, or throws 404. A property given as `undefined` is removed. */
  update(key: string, change: { [Name in keyof Row]?: Row[Name] | undefined }): Row {
    const changed = { ...this.require(key), ...change }
    for (const [name, value] of Object.entries(change))
      if (value === undefined) Reflect.deleteProperty(changed, name)
    return this.put(key, changed)
  }

  remove(key: string): void {
    this.require(key)
    this.revision += 1
    this.invalidateGroups(key)
    if (this.seed.rows.has(key)) this.own.set(key, null)
    else this.own.delete(key)
  }

  snapshot(): Overlay<Row> {
    return [...this.own]
  }

  load(overlay: Overlay<Row>): void {
    this.revision += 1
    this.own.clear()
    this.written.clear()
    for (const [key, row] of overlay) this.own.set(key, row && deepFreeze(row))
  }

  private put(key: string, row: Row): Row {
    const copy = deepFreeze(structuredClone(row))
    this.revision += 1
    this.invalidateGroups(key)
    this.own.set(key, copy)
    this.invalidateGroups(key)
    return copy
  }

  private mergedBy(index: Index, value: string): readonly Row[] {
    const { key, indexes } = this.seed.shape
    const rows = this.seed.by(index, value).flatMap((row) => {
      const own = this.own.get(key(row))
      if (own === undefined) return [row]
      return own !== null && indexes[index](own) === value ? [own] : []
    })
    for (const [key, own] of this.own) {
      if (own === null || indexes[index](own) !== value) continue
      const seeded = this.seed.rows.get(key)
      if (!seeded || indexes[index](seeded) !== value) rows.push(own)
    }
    return rows
  }

  private writtenOf(index: Index): Map<string, readonly Row[] | undefined> {
    let written = this.written.get(index)
    if (!written) {
      written = new Map()
      this.written.set(index, written)
      for (const key of this.own.keys()) this.invalidateGroups(key)
    }
    return written
  }

  /** Call it before and after a row changes: it invalidates the groups that the row leaves and joins. */
  private invalidateGroups(key: string): void {
    const { indexes } = this.seed.shape
    for (const [index, written] of this.written)
      for (const row of [this.seed.rows.get(key), this.own.get(key)]) {
        const group = row ? indexes[index](row) : undefined
        if (group !== undefined) written.set(group, undefined)
      }
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}
