/** A world: one independent copy of all data, with its own clock, tokens, faults and outbox. */
import { localTime } from '~notations/brussels.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { type Fault, Faults } from './faults.ts'
import { type StoredResponse, IdempotencyStore } from './idempotency.ts'
import type { Overlay } from './store.ts'
import { createTables, type Seeds, type Tables } from './tables.ts'

/** G410: when the password is required again. `amount`: also for amounts above this one. */
export interface StepUpSetting {
  amount?: number
}

/** All changes of a world since its start, as JSON. */
export interface WorldSnapshot {
  tables: Record<string, Overlay<object>>
  lastIds: Record<string, number>
  clock: { offsetMs: number; frozenAt?: number }
  began: string
  /** The last day whose scheduled work is done (behaviour/scheduled-work.ts). */
  settledThrough: string
  faults: Fault[]
  stepUp?: StepUpSetting
  firstAnswers: StoredResponse[]
}

/** The time and the day at which the seed was created. */
const CREATED_AT = localTime(new Date())
const CREATED_ON = CREATED_AT.slice(0, 10)

export class World {
  readonly tables: Tables
  readonly faults = new Faults()
  readonly idempotency = new IdempotencyStore()
  settledThrough = CREATED_ON
  /** Off unless it is set. */
  stepUp: StepUpSetting | undefined
  private lastIds: Record<string, number> = {}
  private clock: WorldSnapshot['clock'] = { offsetMs: 0 }
  private earliest = CREATED_AT

  constructor(
    readonly name: string,
    private readonly seeds: Seeds,
  ) {
    this.tables = createTables(this.seeds)
  }

  now(): Date {
    return new Date(this.clock.frozenAt ?? Date.now() + this.clock.offsetMs)
  }

  /**
   * The earliest time that the clock has had. Current values of the seed, such as a balance, are as of this time, and
   * transactions generated later do not change them. In Brussels time, like transactions.
   */
  get began(): string {
    return this.earliest
  }

  /** Sets the clock, which continues to run unless `frozen`. */
  setClock(at: Date, frozen = false): void {
    if (at.getTime() < Date.parse(this.earliest)) this.earliest = localTime(at)
    this.clock = { offsetMs: at.getTime() - Date.now(), ...(frozen && { frozenAt: at.getTime() }) }
  }

  /**
   * The next identifier of a kind: `u-100001`, `u-100002` and so on. Worlds with equal calls get equal identifiers.
   */
  nextId(prefix: string): string {
    const next = (this.lastIds[prefix] ?? 100_000) + 1
    this.lastIds[prefix] = next
    return `${prefix}-${next}`
  }

  snapshot(): WorldSnapshot {
    const tables = Object.entries(this.tables).map(([name, table]) => [name, table.snapshot()] as const)
    return {
      tables: Object.fromEntries(tables.filter(([, overlay]) => overlay.length > 0)),
      lastIds: { ...this.lastIds },
      clock: { ...this.clock },
      began: this.earliest,
      settledThrough: this.settledThrough,
      // Recorded responses are not stored, because the problem report can be replayed again.
      faults: this.faults.list().filter(({ kind }) => kind !== 'recorded'),
      ...withoutUndefined({ stepUp: this.stepUp }),
      firstAnswers: this.idempotency.list(),
    }
  }

  /** Restores a snapshot. An empty one restores the seed. */
  load(snapshot: Partial<WorldSnapshot>): void {
    for (const [name, table] of Object.entries(this.tables)) {
      const overlay = snapshot.tables?.[name] ?? []
      ;(table as { load(overlay: Overlay<object>): void }).load(overlay)
    }
    this.lastIds = { ...snapshot.lastIds }
    this.clock = snapshot.clock ?? { offsetMs: 0 }
    this.earliest = snapshot.began ?? CREATED_AT
    this.settledThrough = snapshot.settledThrough ?? CREATED_ON
    this.stepUp = snapshot.stepUp
    this.idempotency.load(snapshot.firstAnswers ?? [])
    this.faults.clear()
    for (const fault of snapshot.faults ?? []) this.faults.set(fault)
  }
}

const DEFAULT_WORLD = 'default'
export const isWorldName = (name: string): boolean => /^[\w.-]{1,100}$/.test(name) && name !== '__proto__'

/** All worlds. When there are too many, the one unused for longest is removed, but never the default one. */
export class Worlds {
  private readonly worlds = new Map<string, World>()

  constructor(
    readonly seeds: Seeds,
    private readonly limit: number,
  ) {}

  /** Returns the world with a name, and creates it if needed. An invalid name means the default world. */
  get(name: string | undefined): World {
    const validName = name !== undefined && isWorldName(name) ? name : DEFAULT_WORLD
    const world = this.worlds.get(validName) ?? new World(validName, this.seeds)
    this.worlds.delete(validName)
    this.worlds.set(validName, world)
    for (const oldest of this.worlds.keys()) {
      if (this.worlds.size <= this.limit) break
      if (oldest !== DEFAULT_WORLD && oldest !== validName) this.worlds.delete(oldest)
    }
    return world
  }

  list(): World[] {
    return [...this.worlds.values()]
  }

  remove(name: string): boolean {
    return this.worlds.delete(name)
  }

  snapshot(): Record<string, WorldSnapshot> {
    return Object.fromEntries([...this.worlds].map(([name, world]) => [name, world.snapshot()]))
  }

  load(snapshots: Record<string, Partial<WorldSnapshot>>): void {
    for (const [name, snapshot] of Object.entries(snapshots)) this.get(name).load(snapshot)
  }
}
