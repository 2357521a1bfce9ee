/**
 * Requests without a valid token are refused: no token, a made-up one, the wrong scheme, the wrong kind, an expired
 * one.
 */
import { type Exchange, MADE_UP } from '../exchange.ts'
import { examplesOf } from '../requests/recipes.ts'
import { harmless } from '../restraint.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, perOperation } from './per-operation.ts'

const HOUR = 60 * 60_000

export const token: Law = {
  id: 'token',
  title: 'A request without a valid token is refused with 401',
  family: 'access',
  level: 'smoke',
  writes: false,
  isUniversal: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isPublic(operation),
      async (trial, operation) => {
        const [example] = examplesOf(trial, operation)
        if (!example) return { skipped: 'no request could be made' }
        const call = harmless(suite, example)
        const [actor] = actorsFor(suite, operation)
        const refuse = (exchange: Exchange, whose: string): void => {
          if (exchange.status === 401) return
          if (exchange.status === 403 && !suite.api.statesRefusals) return
          trial.report({
            operation: operation.id,
            place: '401',
            expected: `401 for ${whose}`,
            actual: String(exchange.status),
          })
        }
        refuse(await trial.send({ ...call, authorization: '' }), 'a request without a token')
        refuse(await trial.send({ ...call, authorization: `Bearer ${MADE_UP}-by-nobody` }), 'a made-up token')
        if (!actor) return undefined
        const good = await trial.token(actor)
        refuse(
          await trial.send({ ...call, authorization: `Basic ${good}` }),
          'a good token under another scheme',
        )
        refuse(
          await trial.send({ ...call, authorization: `Bearer ${good}x` }),
          'a token with a letter too many',
        )
        const other = suite.refreshTokens.get(actor.name)
        if (isRefresh(operation))
          refuse(await trial.send(call, actor), 'an access token in place of the refresh token')
        else if (other !== undefined)
          refuse(
            await trial.send({ ...call, authorization: `Bearer ${other}` }),
            'a refresh token in place of the access token',
          )
        for (const ended of await expiredTokens(trial))
          refuse(await trial.send({ ...call, authorization: `Bearer ${ended}` }), 'a token that ran out')
        return undefined
      },
    ),
}

/**
 * Expired tokens: one from the credentials, or one that expires because the clock is moved. Moving the clock is the
 * last step of a trial.
 */
async function expiredTokens(trial: Trial): Promise<string[]> {
  const { actors, target } = trial.suite
  const known = actors.flatMap(({ expiredToken }) => expiredToken ?? [])
  const [actor] = actors
  if (!target.offers.advance || trial.world === undefined || !actor) return known
  const good = await trial.token(actor)
  await target.offers.advance(trial.world, 24 * HOUR)
  return [...known, good]
}
