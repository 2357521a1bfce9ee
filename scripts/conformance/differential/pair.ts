/** The target and the reference in equal states: every call is sent to both, and the responses are compared. */
import type { Actor } from '../actors.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { isObject } from '../json.ts'
import type { Suite } from '../suite.ts'
import { inTrial, type Context, type Trial } from '../trial.ts'
import { answerOf } from './answer.ts'
import { translated } from './comparison.ts'
import { type Difference, SameIds } from './same.ts'

/** The responses of both servers to one call. */
export interface Both {
  got: Exchange
  expected: Exchange
  difference: Difference | undefined
  /** The name of the reference. */
  by: string
}

export class Pair {
  private readonly ids = new SameIds()

  constructor(
    private readonly here: Trial,
    private readonly there: Trial,
  ) {}

  async send(call: Call, actor: Actor | undefined): Promise<Both> {
    const got = await this.here.send(call, actor)
    const counterpart = actor && this.there.suite.actors.find(({ name }) => name === actor.name)
    const expected = await this.there.sendUnrecorded(translated(this.ids, call), counterpart)
    const difference = this.ids.difference(await answerOf(got), await answerOf(expected))
    return { got, expected, difference, by: this.there.suite.target.name }
  }

  /** Whether both servers have stored the same data, if both expose it. */
  async isSameState(): Promise<boolean> {
    const states = [await this.here.state(), await this.there.state()].map(tablesOf)
    return states[0] !== undefined && this.ids.difference(states[0], states[1]) === undefined
  }
}

/** Runs a trial in new copies of both base states. */
export const inPair = <Result>(
  suite: Suite,
  other: Suite,
  context: Context,
  task: (pair: Pair) => Promise<Result>,
): Promise<Result> =>
  inTrial(suite, context, (here) => inTrial(other, context, (there) => task(new Pair(here, there))))

/** The tables of a state, without server-internal ones. */
function tablesOf(state: string | undefined): unknown {
  const json: unknown = state === undefined ? undefined : JSON.parse(state)
  const tables = isObject(json) && isObject(json['tables']) ? json['tables'] : undefined
  return tables && Object.fromEntries(Object.entries(tables).filter(([name]) => !OWN_TABLES.includes(name)))
}
/** Each server creates its own tokens. */
const OWN_TABLES = ['tokens']

export const isAccepted = ({ got, expected }: Both): boolean => isGood(got) && isGood(expected)
