/** What the sandbox remembers of its calls. Neither bodies nor query values: no personal data is kept. */

export interface CallEntry {
  at: string
  world: string
  operationId: string
  method: string
  /** The path as the contract writes it. */
  path: string
  status: number
  ms: number
  /** `violation`: the answer broke the contract. `fault`: a fault was switched on. */
  verdict: 'ok' | 'violation' | 'fault'
  /** What of the call broke the contract, a line each; a fault may do so on purpose. */
  problems: readonly string[]
}

/** An answer of ours that broke the contract, or a handler that failed. */
export interface Violation {
  at: string
  world: string
  operationId: string
  status: number
  problems: string[]
}

/** The last `limit` entries. */
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
