/**
 * Whether a call can distinguish a mutant from the correct sandbox: the same calls are sent to both, and whole
 * responses are compared.
 */
import { createHash } from 'node:crypto'
import type { Suite } from '../suite.ts'
import type { Target } from '../target.ts'
import { readableState } from './readable.ts'

const WORLD = 'probe'

/** The calls of a case, the response to each, and the stored data at its end. */
export class Transcript {
  readonly requests: Request[] = []
  private hash = createHash('sha1')
  private digest: string | undefined

  begin(): void {
    this.requests.length = 0
    this.hash = createHash('sha1')
    this.digest = undefined
  }

  async note(request: Request, response: Response): Promise<void> {
    this.hash.update(`${response.status} ${request.method} ${request.url}\n`)
    this.hash.update(Buffer.from(await response.clone().arrayBuffer()))
  }

  noteState(state: string): void {
    this.hash.update(state)
  }

  /** Equal for two runs with the same responses. */
  text(): string {
    this.digest ??= this.hash.digest('base64')
    return this.digest
  }
}

/**
 * Sends the calls of a case twice to the correct sandbox and once to the mutant. Returns the first call that differs.
 */
export async function isSameWithMutant(
  target: Target,
  { base }: Suite,
  requests: readonly Request[],
  activate: (isOn: boolean) => void,
): Promise<string | undefined> {
  const calls = requests.filter(({ url }) => !/\/sandbox\/(worlds|snapshot)/.test(url))
  const sendAll = async (): Promise<string[]> => {
    const answers: string[] = []
    await target.offers.world?.make(WORLD, base)
    for (const call of calls) answers.push(await answerTo(target, call))
    const state = await target.offers.state?.(WORLD)
    answers.push(state === undefined ? '' : readableState(state))
    return answers
  }
  activate(false)
  const [right, again] = [await sendAll(), await sendAll()]
  activate(true)
  const mutated = await sendAll()
  activate(false)
  await target.offers.world?.drop(WORLD)
  // Differences between two runs of the correct sandbox, such as a random pin, are ignored.
  const index = right.findIndex((answer, at) => answer === again[at] && answer !== mutated[at])
  if (index < 0) return undefined
  const call = calls[index]
  return call ? `${call.method} ${new URL(call.url).pathname}` : 'the stored data'
}

async function answerTo(target: Target, call: Request): Promise<string> {
  const request = call.clone()
  request.headers.set('x-world', WORLD)
  const response = await target.fetch(request)
  const bytes = Buffer.from(await response.arrayBuffer())
  return `${response.status} ${response.headers.get('content-type')} ${bytes.toString('latin1')}`
}
