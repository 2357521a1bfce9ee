/**
 * The requests executed under an Idempotency-Key, so that the same request gets the same response and is not executed
 * again (G301).
 */
import { invalidField } from './refusal.ts'

/** A response, with the text of its body if known. */
export interface ResponseWithText {
  readonly response: Response
  readonly text?: string
}

/** The response of one key, as JSON. Snapshots contain it, so its property names must not change. */
export interface StoredResponse {
  readonly key: string
  /** The content of the request under this key. */
  readonly asked: string
  readonly at: string
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

const LIFETIME_MS = 24 * 60 * 60 * 1000
const WITHOUT_BODY = 204

export class IdempotencyStore {
  private readonly stored = new Map<string, StoredResponse>()
  private readonly pending = new Map<string, Promise<unknown>>()

  list(): StoredResponse[] {
    return [...this.stored.values()]
  }

  load(responses: readonly StoredResponse[]): void {
    this.stored.clear()
    for (const response of responses) this.stored.set(response.key, response)
  }

  /** Executes the request, unless this key was used before. A simultaneous second request waits for the first one. */
  async respond(
    key: string,
    request: string,
    now: Date,
    execute: () => Promise<ResponseWithText>,
  ): Promise<ResponseWithText> {
    // A refused request changed nothing, so a request that waited for it is executed.
    while (this.pending.has(key)) await this.pending.get(key)?.catch(() => undefined)
    for (const { key: storedKey, at } of this.stored.values())
      if (Date.parse(at) + LIFETIME_MS < now.getTime()) this.stored.delete(storedKey)
    const first = this.stored.get(key)
    if (first && first.asked !== request)
      throw invalidField('Idempotency-Key', 'invalid', 'The key was used for another request')
    if (first) return toReplay(first)
    const running = execute()
    this.pending.set(key, running)
    try {
      const { response, text = await response.clone().text() } = await running
      const { status } = response
      this.stored.set(key, {
        key,
        asked: request,
        at: now.toISOString(),
        status,
        headers: [...response.headers],
        text,
      })
      return { response, text }
    } finally {
      this.pending.delete(key)
    }
  }
}

/** The first response, marked as a replay. */
const toReplay = ({ status, headers, text }: StoredResponse): ResponseWithText => ({
  response: new Response(status === WITHOUT_BODY ? null : text, {
    status,
    headers: [
      ...headers.map(([name, value]): [string, string] => [name, value]),
      ['Idempotency-Replayed', 'true'],
    ],
  }),
  text,
})
