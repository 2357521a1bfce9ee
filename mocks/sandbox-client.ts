/** The sandbox's control API, as tests and other projects use it (see `control.ts`). Each client acts on one world. */
import type { ControlResponses } from './control.ts'
import type { Fault } from './faults.ts'
import type { CallEntry, Violation } from './log.ts'

/** The control API of one sandbox world. Every method throws if the sandbox refuses. */
export class SandboxClient {
  readonly #origin: string
  readonly #world: string
  readonly #fetch: typeof fetch

  /** `send` sends the requests, if the sandbox does not listen on a port. */
  constructor(origin: string, world: string, send: typeof fetch = (input, init) => fetch(input, init)) {
    this.#origin = origin
    this.#world = world
    this.#fetch = send
  }

  readonly faults = {
    /** The pending faults. */
    list: () => this.#read('faults'),
    set: (fault: Fault): Promise<unknown> => this.#send('POST', 'faults', fault),
    clear: (): Promise<unknown> => this.#send('DELETE', 'faults'),
  }

  readonly stepUp = {
    /** Requires the password again for operations that the contract marks, and for amounts above `amount` (G410). */
    set: (amount?: number): Promise<unknown> => this.#send('PUT', 'step-up', { amount }),
  }

  readonly clock = {
    /** The world's time, ISO 8601. */
    now: async (): Promise<string> => (await this.#read('clock')).now,
    /** Sets the clock. A frozen clock does not advance. */
    set: (now: string, frozen = false): Promise<unknown> => this.#send('PUT', 'clock', { now, frozen }),
    /** Advances the clock by this many milliseconds. */
    advance: (ms: number): Promise<unknown> => this.#send('PUT', 'clock', { advanceMs: ms }),
  }

  /** The calls of this world so far, oldest first. If an operation is named, only its calls. */
  async calls(operationId?: string): Promise<CallEntry[]> {
    const calls = await this.#read('calls')
    return operationId === undefined ? calls : calls.filter((call) => call.operationId === operationId)
  }

  /** The messages that the sandbox sent in this world: mails, push messages and messages in the app. */
  outbox(): Promise<ControlResponses['outbox']> {
    return this.#read('outbox')
  }

  /** Requests and responses of this world that broke the contract. */
  async violations(): Promise<Violation[]> {
    return (await this.#read('violations')).filter(({ world }) => world === this.#world)
  }

  /** The state of the world, which `load` accepts. */
  snapshot(): Promise<ControlResponses['snapshot']> {
    return this.#read('snapshot')
  }

  /** Restores this state. It is not validated against the contract. */
  async load(snapshot: ControlResponses['snapshot']): Promise<void> {
    await this.#send('PUT', 'snapshot', snapshot)
  }

  /** Resets the world to its seed. */
  async reset(): Promise<void> {
    await this.#send('POST', 'reset')
  }

  /** Deletes the world, or another one that the test created. */
  async remove(world = this.#world): Promise<void> {
    await this.#send('DELETE', `worlds/${world}`)
  }

  async #read<Name extends keyof ControlResponses>(name: Name): Promise<ControlResponses[Name]> {
    return (await this.#send('GET', name)) as ControlResponses[Name]
  }

  async #send(method: string, path: string, data?: unknown): Promise<unknown> {
    const response = await this.#fetch(`${this.#origin}/sandbox/${path}`, {
      method,
      headers: { 'x-world': this.#world, ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`sandbox ${method} /sandbox/${path}: ${response.status} ${text}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
}
