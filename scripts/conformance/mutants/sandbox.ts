/**
 * The instrumented sandbox as a target, in the process of a worker. A mutant is active only while the sandbox handles a
 * call, so that a reference in the same process stays correct.
 */
import { register } from 'node:module'
import type { Target } from '../target.ts'

/** Replaces the source of modules by the instrumented one. */
const HOOKS = `
let sources
export const initialize = (data) => { sources = data }
export const load = (url, context, next) => {
  const source = sources.get(url.split('?')[0])
  return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
}`
/** More checks than any case causes. After this number, the mutant loops endlessly. */
const ENDLESS = 200_000_000

export interface Switch {
  activate(mutant: number | undefined): void
  /** The mutants reached since the last call. */
  reached(): number[]
}

/** Observes the calls, and the stored data at the end of a case. */
export interface Watcher {
  requests: Request[]
  note(request: Request, response: Response): Promise<void>
  noteState(state: string): void
}

/** Must be called before the sandbox is imported. */
export function instrumentSandbox(sources: ReadonlyMap<string, string>, count: number) {
  const seen = new Uint8Array(count + 1)
  let active = 0
  let answering = 0
  let checkCount = 0
  let generation = 0
  const isActive = (id: number): boolean => {
    if (answering === 0) return false
    seen[id] = 1
    checkCount += 1
    if (active !== 0 && checkCount > ENDLESS) throw new Error('the mutant does not end')
    return id === active
  }
  register(`data:text/javascript,${encodeURIComponent(HOOKS)}`, { data: sources })
  Object.assign(globalThis, { $m: isActive, $WeakMap: forgetful(() => generation) })

  const control: Switch = {
    activate(mutant = 0) {
      active = mutant
      checkCount = 0
      generation += 1
    },
    reached() {
      checkCount = 0
      const ids = [...seen.keys()].filter((id) => seen[id] === 1)
      seen.fill(0)
      return ids
    },
  }
  const watched = (target: Target, transcript: Watcher): Target => {
    const fetch = async (request: Request): Promise<Response> => {
      transcript.requests.push(request.clone())
      answering += 1
      try {
        const response = await target.fetch(request)
        await transcript.note(request, response)
        return response
      } finally {
        answering -= 1
      }
    }
    const { world, state, advance } = target.offers
    // Moving the clock does the work of the days in between, which is behaviour of the sandbox.
    const advanced = async (name: string, ms: number): Promise<void> => {
      answering += 1
      try {
        await advance?.(name, ms)
      } finally {
        answering -= 1
      }
    }
    const drop = async (name: string): Promise<void> => {
      transcript.noteState((await state?.(name)) ?? '')
      await world?.drop(name)
    }
    const offers = {
      ...target.offers,
      ...(world && { world: { ...world, drop } }),
      ...(advance && { advance: advanced }),
    }
    return { ...target, fetch, offers }
  }
  return { control, watched }
}

/**
 * Clears caches per mutant: results of the correct sandbox would hide a mutant, and results of a mutant would outlive
 * it.
 */
const forgetful = (generation: () => number) =>
  class<Key extends object, Value> {
    private known = new WeakMap<Key, Value>()
    private made = generation()

    get(key: Key): Value | undefined {
      return this.current().get(key)
    }
    has(key: Key): boolean {
      return this.current().has(key)
    }
    set(key: Key, value: Value): void {
      this.current().set(key, value)
    }
    private current(): WeakMap<Key, Value> {
      if (this.made !== generation()) {
        this.known = new WeakMap()
        this.made = generation()
      }
      return this.known
    }
  }
