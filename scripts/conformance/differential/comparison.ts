/**
 * Gives each case a world of the reference. The reference gets every call of the case, and whole responses are
 * compared.
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
const LEFT_OUT = [
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
const STEPS = 5

export const comparisonWith =
  (other: Suite): ReferenceComparison =>
  async (context, world) => {
    const { world: worlds } = other.target.offers
    if (!worlds || LEFT_OUT.includes(context.law)) return undefined
    await renewTokens(other)
    await worlds.make(world, other.base)
    const there = new Trial(other, context, world)
    const ids = new SameIds()
    let isApart = false
    return {
      async compare(here, got) {
        // After a difference the states are no longer equal, so further differences would only follow from it.
        if (isApart) return
        // The target issued this token during the case, so the reference does not know it.
        if (hasOwnToken(got.call)) {
          isApart = true
          return
        }
        const counterpart = got.actor && other.actors.find(({ name }) => name === got.actor?.name)
        const expected = await there.sendUnrecorded(translated(ids, got.call), counterpart)
        if (got.status === expected.status && Buffer.compare(got.bytes, expected.bytes) === 0) return
        const difference = ids.difference(await answerOf(got), await answerOf(expected))
        if (!difference) return
        isApart = true
        const writes = here.exchanges.filter((one) => isWrite(one) && one !== got).slice(-STEPS)
        const cause = got.call.operation.reads ? writes.at(-1)?.call.operation.id : undefined
        here.report({
          operation: cause ?? got.call.operation.id,
          ...(cause !== undefined && { through: [got.call.operation.id] }),
          place: `as the reference: ${difference.path.replaceAll(/\d+/g, '*')}`,
          family: 'coverage',
          isGeneral: true,
          expected: `${difference.path}: ${shown(difference.there)}, as ${other.target.name}`,
          actual: shown(difference.here),
          steps: [...writes, got],
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

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120)
