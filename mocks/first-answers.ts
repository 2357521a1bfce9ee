/**
 * The requests executed under an Idempotency-Key, so that the same request gets the same response and is not executed
 * again (G301).
 */
import { invalidField } from './refusal.ts'

/** A response, with the text of its body when known. */
export interface Answer {
  readonly response: Response
  readonly text?: string
}

/** The response of one key, as JSON. */
export interface FirstAnswer {
  readonly key: string
  /** The content of the request under this key. */
  readonly asked: string
  readonly at: string
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

const KEPT_MS = 24 * 60 * 60 * 1000
const WITHOUT_BODY = 204

export class FirstAnswers {
  private readonly kept = new Map<string, FirstAnswer>()
  private readonly underWay = new Map<string, Promise<unknown>>()

  list(): FirstAnswer[] {
    return [...this.kept.values()]
  }

  load(answers: readonly FirstAnswer[]): void {
    this.kept.clear()
    for (const answer of answers) this.kept.set(answer.key, answer)
  }

  /** Does the work, unless it was done under this key before. A simultaneous second request waits for the first one. */
  async answer(key: string, request: string, now: Date, work: () => Promise<Answer>): Promise<Answer> {
    // A refused request changed nothing, so a request that waited for it does the work.
    while (this.underWay.has(key)) await this.underWay.get(key)?.catch(() => undefined)
    for (const { key: old, at } of this.kept.values())
      if (Date.parse(at) + KEPT_MS < now.getTime()) this.kept.delete(old)
    const first = this.kept.get(key)
    if (first && first.asked !== request)
      throw invalidField('Idempotency-Key', 'invalid', 'The key was used for another request')
    if (first) return again(first)
    const doing = work()
    this.underWay.set(key, doing)
    try {
      const { response, text = await response.clone().text() } = await doing
      const { status } = response
      this.kept.set(key, {
        key,
        asked: request,
        at: now.toISOString(),
        status,
        headers: [...response.headers],
        text,
      })
      return { response, text }
    } finally {
      this.underWay.delete(key)
    }
  }
}

/** The first response again, marked as a replay. */
const again = ({ status, headers, text }: FirstAnswer): Answer => ({
  response: new Response(status === WITHOUT_BODY ? null : text, {
    status,
    headers: [
      ...headers.map(([name, value]): [string, string] => [name, value]),
      ['Idempotency-Replayed', 'true'],
    ],
  }),
  text,
})
