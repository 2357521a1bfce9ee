/**
 * Compares the target with a reference server in every case: each case gets a world of the reference, which receives
 * the same calls, and the complete responses are compared.
 */
import { type Call, type Exchange, isGood, MADE_UP } from '../exchange.ts'
import { isObject, type Json } from '../json.ts'
import type { ReferenceComparison, Suite } from '../suite.ts'
import { renewTokens, Trial } from '../trial.ts'
import { answerOf } from './answer.ts'
import { SameIds } from './same.ts'

/**
 * These laws compare with the reference themselves, set the clock, make up tokens, or send concurrent calls in an
 * unknown order.
 */
const SKIPPED_LAWS = [
  'survey',
  'reference',
  'reference-variants',
  'token',
  'refresh',
  'race',
  'once',
  'once-at-a-time',
]
/** The number of preceding writes in the report of a difference. */
const MAX_WRITES = 5

export const comparisonWith =
  (other: Suite): ReferenceComparison =>
  async (context, world) => {
    const { world: worlds } = other.target.offers
    if (!worlds || SKIPPED_LAWS.includes(context.law)) return undefined
    await renewTokens(other)
    await worlds.make(world, other.base)
    const counterpartTrial = new Trial(other, context, world)
    const ids = new SameIds()
    let hasDiverged = false
    return {
      async compare(trial, exchange) {
        // After a difference the states are no longer equal, so further differences would only follow from it.
        if (hasDiverged) return
        // The target issued this token during the case, so the reference does not know it.
        if (hasOwnToken(exchange.call)) {
          hasDiverged = true
          return
        }
        const counterpartActor =
          exchange.actor && other.actors.find(({ name }) => name === exchange.actor?.name)
        const expected = await counterpartTrial.sendUnrecorded(
          translated(ids, exchange.call),
          counterpartActor,
        )
        if (exchange.status === expected.status && Buffer.compare(exchange.bytes, expected.bytes) === 0)
          return
        const difference = ids.difference(await answerOf(exchange), await answerOf(expected))
        if (!difference) return
        hasDiverged = true
        const writes = trial.exchanges
          .filter((earlier) => isWrite(earlier) && earlier !== exchange)
          .slice(-MAX_WRITES)
        const cause = exchange.call.operation.reads ? writes.at(-1)?.call.operation.id : undefined
        trial.report({
          operation: cause ?? exchange.call.operation.id,
          ...(cause !== undefined && { through: [exchange.call.operation.id] }),
          place: `as the reference: ${difference.path.replaceAll(/\d+/g, '*')}`,
          family: 'coverage',
          isGeneral: true,
          expected: `${difference.path}: ${printed(difference.there)}, as ${other.target.name}`,
          actual: printed(difference.here),
          steps: [...writes, exchange],
        })
      },
      end: () => worlds.drop(world),
    }
  }

const isWrite = (exchange: Exchange): boolean => isGood(exchange) && !exchange.call.operation.reads

const hasOwnToken = ({ authorization }: Call): boolean =>
  Boolean(authorization) && authorization?.includes(MADE_UP) !== true

/** The call with the reference's identifiers. Files stay as they are. */
export function translated(ids: SameIds, call: Call): Call {
  const isForm = call.operation.body?.type === 'multipart/form-data'
  return {
    ...call,
    ...(call.path && { path: ids.translate(call.path) as Json }),
    ...(call.query && { query: ids.translate(call.query) as Json }),
    ...(isObject(call.body) && !isForm && { body: ids.translate(call.body) }),
  }
}

const printed = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120)
