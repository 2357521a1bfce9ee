/** Each wrong password or code counts as a failed sign-in, also several sent at once. A right one resets the count. */
import { type Actor, passdigest } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import type { Call, Exchange } from '../exchange.ts'
import { at, isObject } from '../json.ts'
import { isShared } from '../restraint.ts'
import type { Trial } from '../trial.ts'
import { type Case, lawOfWrites } from './law.ts'
import { isPublic, perOperation } from './per-operation.ts'

const COUNT = 'failedLoginCount'
/** How many wrong ones are sent at once: fewer than usually block an account. */
const AT_ONCE = 2

export const attempts = lawOfWrites(
  'attempts',
  `Each wrong password or code raises ${COUNT} by one, also those that are sent at once, and a right one sets it to 0`,
  (suite) =>
    perOperation(
      suite,
      ({ body }) => propertiesOf(suite.api.schema(body?.schema))['passdigest'] !== undefined,
      async (trial, operation) => {
        if (trial.world === undefined || isShared(suite))
          return { skipped: 'several failures may block an account that others use' }
        const skipped: { skipped: string }[] = []
        for (const secret of ['passdigest', 'code2fa'] as const) {
          const actor = suite.actors.find(
            ({ password, code2fa }) =>
              password !== undefined && (code2fa !== undefined) === (secret === 'code2fa'),
          )
          const tried = actor && (await expectCounted(trial, operation, actor, secret))
          if (tried) skipped.push(tried)
        }
        return skipped.length === 2 ? skipped[0] : undefined
      },
    ),
)

async function expectCounted(
  trial: Trial,
  operation: Operation,
  actor: Actor,
  secret: 'passdigest' | 'code2fa',
): ReturnType<Case['run']> {
  const attempt = (isRight: boolean): Promise<Exchange> =>
    trial.send(callWith(trial, operation, actor, secret, isRight), isPublic(operation) ? undefined : actor)
  const first = await attempt(false)
  const countAfterOne = await countOf(trial, actor)
  if (countAfterOne === undefined) return { skipped: `no response shows ${COUNT}` }
  const simultaneous = await Promise.all(Array.from({ length: AT_ONCE }, () => attempt(false)))
  const countAfterAll = await countOf(trial, actor)
  const right = await attempt(true)
  const countAfterRight = await countOf(trial, actor)
  const expectCount = (
    place: string,
    expected: number,
    actual: number | undefined,
    steps: Exchange[],
  ): void => {
    if (actual === expected) return
    trial.report({
      operation: operation.id,
      place: `${COUNT} after ${place}`,
      expected: String(expected),
      actual: String(actual),
      steps,
    })
  }
  expectCount(`a wrong ${secret}`, 1, countAfterOne, [first])
  if (countAfterOne === 1)
    expectCount(`${1 + AT_ONCE} of them, ${AT_ONCE} at once`, 1 + AT_ONCE, countAfterAll, [
      first,
      ...simultaneous,
    ])
  if (right.status < 400) expectCount('a right one', 0, countAfterRight, [first, ...simultaneous, right])
  return undefined
}

function callWith(
  { suite }: Trial,
  operation: Operation,
  { username, password = '', code2fa = '' }: Actor,
  secret: 'passdigest' | 'code2fa',
  isRight: boolean,
): Call {
  const properties = propertiesOf(suite.api.schema(operation.body?.schema))
  const invalidCode = code2fa.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
  const digest = passdigest(secret === 'passdigest' && !isRight ? 'not the password' : password)
  const body = {
    username,
    passdigest: digest,
    ...(secret === 'code2fa' && { code2fa: isRight ? code2fa : invalidCode }),
  }
  return { operation, body: Object.fromEntries(Object.entries(body).filter(([name]) => name in properties)) }
}

/** The count in the user's own record. */
async function countOf(trial: Trial, actor: Actor): Promise<number | undefined> {
  const operation = trial.suite.api.operations.find(({ id }) => id === 'getUser')
  if (!operation) return undefined
  const { json } = await trial.sendUnrecorded({ operation, body: {} }, actor)
  const count = isObject(json) ? at(json, [COUNT]) : undefined
  return typeof count === 'number' ? count : undefined
}
