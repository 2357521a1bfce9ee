/** Sign-in: the right password returns a token, a wrong one gets a 401, and a refresh token returns valid tokens. */
import { passdigest } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { isGood } from '../exchange.ts'
import { isObject } from '../json.ts'
import { examplesOf } from '../requests/recipes.ts'
import { isShared } from '../restraint.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, perOperation } from './per-operation.ts'

export const passwords: Law = {
  id: 'passwords',
  title: 'The right password gives a token, and a wrong one is a 401',
  family: 'access',
  level: 'operations',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) =>
        isPublic(operation) &&
        operation.responses.has(401) &&
        propertiesOf(suite.api.schema(operation.body?.schema))['passdigest'] !== undefined,
      async (trial, operation) => {
        const [actor] = suite.actors
        if (actor?.username === undefined) return { skipped: 'no actor signs in with a password' }
        // Several failures block an account, so an account that others use too is not tried.
        const username = isShared(suite) ? trial.random.unique() : actor.username
        const body = { username, passdigest: passdigest('not the password') }
        const { status } = await trial.send({ operation, body })
        if (status !== 401)
          trial.report({
            operation: operation.id,
            place: '401 for a wrong password',
            expected: '401',
            actual: String(status),
          })
        await expectCode(trial, operation)
        await expectTokens(trial, operation)
        return undefined
      },
    ),
}

/** R162: a user with a second factor cannot sign in with a wrong code. */
async function expectCode(trial: Trial, operation: Operation): Promise<void> {
  const { suite } = trial
  if (isShared(suite)) return
  for (const { name, username, password, code2fa } of suite.actors) {
    if (code2fa === undefined || password === undefined) continue
    const invalidCode = code2fa.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
    const body = { username, passdigest: passdigest(password), code2fa: invalidCode }
    const { status, json } = await trial.send({ operation, body })
    if (status === 401 || !isObject(json) || json['token'] === undefined) continue
    trial.report({
      operation: operation.id,
      place: 'a wrong code',
      expected: `no token for ${name}`,
      actual: String(status),
    })
  }
}

/** Each actor signs in with the password, and with a code if there is a second factor. */
async function expectTokens(trial: Trial, operation: Operation): Promise<void> {
  for (const actor of trial.suite.actors) {
    if (actor.username === undefined || actor.token !== undefined) continue
    const { token, status } = await trial.signIn(actor, trial.world)
    if (typeof token === 'string') continue
    trial.report({
      operation: operation.id,
      place: 'the right password',
      expected: `a token for ${actor.name}`,
      actual: String(status),
      steps: [],
    })
  }
}

export const refresh: Law = {
  id: 'refresh',
  title: 'A refresh token gives a new access token that works, and none after signing out',
  family: 'access',
  level: 'operations',
  writes: false,
  cases: (suite) =>
    perOperation(suite, isRefresh, async (trial, operation) => {
      const actor = suite.actors.find(({ username, token }) => username !== undefined && token === undefined)
      if (!actor) return { skipped: 'no actor signs in with a password' }
      const { refreshToken } = await trial.signIn(actor, trial.world)
      if (typeof refreshToken !== 'string') return { skipped: 'no refresh token is given' }
      const call = { operation, authorization: `Bearer ${refreshToken}` }
      const report = (expected: string, actual: string): void =>
        trial.report({ operation: operation.id, place: '200', expected, actual })
      // This comes first, because signing out invalidates the token.
      const refused = await trial.send({ ...call, query: { notDeclared: 'x' } })
      if (refused.status !== 422) report('422 for an unknown parameter', String(refused.status))
      const renewed = await trial.send(call)
      if (!isGood(renewed)) report('200 for a refresh token', String(renewed.status))
      if (renewed.status === 204) {
        const { status } = await trial.send(call)
        if (status !== 401) report('401 for a refresh token after signing out', String(status))
      }
      const token = isObject(renewed.json) ? renewed.json['token'] : undefined
      const probe = suite.api.operations.find((one) => one.reads && actorsFor(suite, one).includes(actor))
      const [example] = probe ? examplesOf(trial, probe) : []
      if (typeof token === 'string' && example) {
        const { status } = await trial.send({ ...example, authorization: `Bearer ${token}` })
        if (status === 401) report(`a token that ${example.operation.id} takes`, '401')
      }
      return undefined
    }),
}
