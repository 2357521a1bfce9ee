/** The sandbox's log of calls. Contains neither bodies nor query values, so no personal data is kept. */

export interface CallEntry {
  at: string
  world: string
  /** As in the response's `X-Request-Id`, which not every server sends. */
  requestId?: string
  operationId: string
  method: string
  /** The path as in the contract. */
  path: string
  status: number
  ms: number
  /** `violation`: the response broke the contract. `fault`: a fault was active. */
  verdict: 'ok' | 'violation' | 'fault'
  /** How the call broke the contract, one line each. A fault may do so on purpose. */
  problems: readonly string[]
}

/** A response of the sandbox that broke the contract, or a handler that failed. */
export interface Violation {
  at: string
  world: string
  operationId: string
  status: number
  problems: string[]
}

/** Keeps the last `limit` entries. */
export class Ring<Entry> {
  private entries: Entry[] = []

  constructor(private readonly limit: number) {}

  add(entry: Entry): void {
    this.entries.push(entry)
    if (this.entries.length > this.limit * 2) this.entries = this.entries.slice(-this.limit)
  }

  list(): Entry[] {
    return this.entries.slice(-this.limit)
  }

  clear(keep: (entry: Entry) => boolean = () => false): void {
    this.entries = this.entries.filter(keep)
  }
}
