/** One running case of a law: its own world if the target has worlds, its own random source, and its exchanges. */
import type { Actor } from './actors.ts'
import { passdigest } from './actors.ts'
import { type Call, type Exchange, isGood, MADE_UP } from './exchange.ts'
import type { Family, Observation } from './findings.ts'
import { isObject, type Json } from './json.ts'
import { lineViolation } from './lines.ts'
import { Pool } from './requests/pool.ts'
import { createRandom, type Random } from './random.ts'
import { HeldBack, isShared, noteCreated, leavesProtected } from './restraint.ts'
import { nowOf, poolOf, type Suite, type ReferenceTrial } from './suite.ts'
import { resultViolation } from './results.ts'
import { sumViolation } from './sums.ts'
import { transport } from './transport.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

export interface Context {
  law: string
  family: Family
  /** The subject of the case: an operation or a resource. */
  name: string
}
export type Report = Pick<Observation, 'operation' | 'place' | 'expected' | 'actual'> &
  Partial<Pick<Observation, 'through' | 'steps' | 'family' | 'isGeneral'>>

/** Ends the run, because the following results would prove nothing. */
export class Stopped extends Error {}

/** An actor does not get a token. */
export class NotSignedIn extends Error {
  constructor(
    name: string,
    readonly status: number,
    readonly reason: string,
  ) {
    super(`${name} cannot sign in: ${reason === NO_FACTOR ? reason : `${status} ${reason}`}`.trim())
  }
}
export const NO_FACTOR = 'the account has no second factor yet, and a run sets up none'

export class Trial {
  readonly random: Random
  readonly exchanges: Exchange[] = []
  private readonly made = new Map<string, Pool>()

  constructor(
    readonly suite: Suite,
    readonly context: Context,
    readonly world: string | undefined,
    private readonly reference?: ReferenceTrial,
  ) {
    this.random = createRandom(suite.seed, `${context.law} ${context.name}`)
  }

  /** Sends a call. Immediately reports a response that breaks the contract, and a server failure. */
  async send(call: Call, actor?: Actor): Promise<Exchange> {
    const isAnonymous = call.authorization === '' || call.authorization?.includes(MADE_UP) === true
    if (!leavesProtected(this.suite, call, !isAnonymous))
      throw new HeldBack('it would change an account, a company or a partner of the actors')
    const exchange = await this.sendAs(call, actor)
    this.exchanges.push(exchange)
    this.suite.ledger.note(exchange)
    if (actor && isGood(exchange)) {
      this.collect(exchange, actor)
      noteCreated(this.suite, exchange)
    }
    this.checkResponse(exchange)
    await this.checkLines(exchange)
    await this.reference?.compare(this, exchange)
    return exchange
  }

  /**
   * Sends a call. If its token is no longer accepted, renews the token and sends the call again. If the actor can no
   * longer sign in, the run ends, because all following calls would be refused for that reason.
   */
  private async sendAs(call: Call, actor?: Actor): Promise<Exchange> {
    if (!actor || call.authorization !== undefined) return this.exchange(call, actor, call.authorization)
    const token = await this.token(actor)
    if (token === '') return this.exchange(call, actor)
    const exchange = await this.exchange(call, actor, `Bearer ${token}`)
    if (exchange.status !== 401 || !isShared(this.suite) || (await this.isTaken(token))) return exchange
    if (this.suite.tokens.get(actor.name) === token) this.suite.tokens.delete(actor.name)
    return this.exchange(call, actor, `Bearer ${await this.renewed(actor, exchange)}`)
  }

  /** Whether the target accepts a token at all, judged by an operation that requires no role. */
  private async isTaken(token: string): Promise<boolean> {
    const operation = this.suite.api.ownAccount
    if (!operation) return true
    const { status } = await this.exchange({ operation, body: {} }, undefined, `Bearer ${token}`)
    return status !== 401
  }

  private async renewed(actor: Actor, { call }: Exchange): Promise<string> {
    const why =
      actor.token === undefined
        ? `and ${actor.name} cannot sign in any more: the account or its company was blocked, deactivated or given another password`
        : 'which came from the credentials and cannot be renewed: it ran out or was withdrawn'
    const stop = new Stopped(
      `stopped at ${call.operation.id} (${this.context.law}): the token of ${actor.name} is refused with 401, ${why}`,
    )
    if (actor.token !== undefined) throw stop
    return this.token(actor).catch(() => {
      throw stop
    })
  }

  /** Sends a call without checking, reporting or recording anything. */
  async sendUnrecorded(call: Call, actor?: Actor): Promise<Exchange> {
    const token =
      call.authorization ?? (actor && actor.token !== '' ? `Bearer ${await this.token(actor)}` : '')
    const exchange = await transport(this.suite, call, actor, token, this.world, false)
    await this.reference?.compare(this, exchange)
    return exchange
  }

  report({ operation, place, expected, actual, through, steps, family, isGeneral }: Report): void {
    const { law, name } = this.context
    this.suite.observations.push({
      law,
      family: family ?? this.context.family,
      operation,
      place,
      expected,
      actual,
      ...withoutUndefined({ through }),
      ...(isGeneral === true && { isGeneral }),
      steps: steps ?? this.exchanges.slice(-1),
      replay: `${law}:${name}:${this.suite.seed}`,
    })
  }

  /** Identifiers that an actor can name: from the survey and from this trial. */
  ids(actor: Actor, kinds: readonly string[]): string[] {
    return [
      ...new Set([...(this.made.get(actor.name)?.ids(kinds) ?? []), ...poolOf(this.suite, actor).ids(kinds)]),
    ]
  }

  /** The identifiers of a kind in a response. */
  idsIn({ json, call }: Exchange, kind: string): string[] {
    const pool = new Pool()
    pool.collect(json, this.suite.model.subject(call.operation))
    return pool.ids([kind])
  }

  /** The other identifiers of the same record, as the target listed them. */
  relatedIds(actor: Actor, kind: string, id: string): Readonly<Record<string, string>> {
    return {
      ...poolOf(this.suite, actor).relatedIds(kind, id),
      ...this.made.get(actor.name)?.relatedIds(kind, id),
    }
  }

  /** The version number of a record, as last seen. */
  version(actor: Actor, id: string): number | undefined {
    const version = this.record(actor, id)?.['version']
    return typeof version === 'number' ? version : undefined
  }

  /** A record as last seen. */
  record(actor: Actor, id: string): Json | undefined {
    return this.made.get(actor.name)?.record(id) ?? poolOf(this.suite, actor).record(id)
  }

  /** All stored data, when the target offers it. */
  async state(): Promise<string | undefined> {
    const { state } = this.suite.target.offers
    return this.world === undefined ? undefined : state?.(this.world)
  }

  private collect({ json, bytes, headers, call }: Exchange, actor: Actor): void {
    const pool = this.made.get(actor.name) ?? new Pool()
    this.made.set(actor.name, pool)
    // An upload returns its id as plain text, which the next step needs.
    if (
      call.operation.body?.type === 'multipart/form-data' &&
      headers.get('content-type')?.startsWith('text/')
    )
      pool.add('upload', new TextDecoder().decode(bytes))
    pool.collect(json, this.suite.model.subject(call.operation))
  }

  private async checkLines(exchange: Exchange): Promise<void> {
    const violation = await lineViolation(exchange)
    if (violation !== undefined)
      this.report({
        operation: exchange.call.operation.id,
        place: violation.split(':')[0] ?? '',
        family: 'answer',
        isGeneral: true,
        expected: 'the lines that `x-lines` states',
        actual: violation,
      })
  }

  private checkResponse(exchange: Exchange): void {
    const { call, status, problems } = exchange
    const operation = call.operation.id
    const sum = isGood(exchange) ? sumViolation(this.suite.api, call.operation, exchange.json) : undefined
    if (sum !== undefined)
      this.report({
        operation,
        place: sum.split(': ')[0] ?? '',
        family: 'answer',
        isGeneral: true,
        expected: `amounts and counts that agree: ${sum.split(': ')[0] ?? ''}, as \`x-sums\` states`,
        actual: sum.split(': ').slice(1).join(': '),
      })
    const result = resultViolation(exchange, nowOf(this.suite))
    if (result !== undefined)
      this.report({
        operation,
        ...result,
        family: 'answer',
        isGeneral: true,
      })
    if (status === 409 && codeOf(exchange) === 'STALE' && !isVersioned(call))
      this.report({
        operation,
        place: 'version left out',
        family: 'state',
        isGeneral: true,
        expected: 'no refusal as outdated, since the last write wins without a version',
        actual: '409 STALE',
      })
    if (status >= 500 && status !== 501)
      this.report({
        operation,
        place: String(status),
        family: 'answer',
        isGeneral: true,
        expected: 'no server error for any request',
        actual: `${status} ${messageOf(exchange)}`,
      })
    else if (problems.length > 0 && !this.suite.missing.has(operation))
      this.report({
        operation,
        place: `${status} ${problems[0]?.replaceAll(/\d+/g, '*') ?? ''}`,
        family: 'answer',
        isGeneral: true,
        expected: `a response as the contract documents it for ${status}`,
        actual: problems.join('; '),
      })
  }

  private exchange(
    call: Call,
    actor: Actor | undefined,
    authorization?: string,
    world = this.world,
  ): Promise<Exchange> {
    return transport(this.suite, call, actor, authorization, world)
  }

  /** The actor's token. Signs in if there is none yet, and throws if that fails. */
  async token(actor: Actor): Promise<string> {
    if (actor.token !== undefined) return actor.token
    const { tokens, refreshTokens } = this.suite
    const known = tokens.get(actor.name)
    if (known !== undefined) return known
    const { token, refreshToken, status, message } = await this.signIn(actor)
    if (typeof token !== 'string') throw new NotSignedIn(actor.name, Number(status), String(message))
    tokens.set(actor.name, token)
    if (typeof refreshToken === 'string') refreshTokens.set(actor.name, refreshToken)
    return token
  }

  /** Calls `login`. A token of the base world is valid in every copy of it. */
  async signIn(
    { username = '', password = '', code2fa }: Actor,
    world = this.suite.base,
  ): Promise<Record<string, unknown>> {
    const operation = this.suite.api.operation('login')
    const body = { username, passdigest: passdigest(password) }
    const first = await this.exchange({ operation, body }, undefined, undefined, world)
    this.suite.ledger.note(first)
    const answer = {
      status: first.status,
      message: messageOf(first),
      ...(isObject(first.json) && first.json),
    }
    if (code2fa === undefined || !isObject(first.json) || first.json['requires2fa'] !== true) return answer
    // Continuing would set up the second factor of an account that the run must not change.
    if (isShared(this.suite) && first.json['qrCode2fa'] !== undefined)
      return { ...answer, message: NO_FACTOR }
    const second = { operation, body: { ...body, code2fa } }
    const last = await this.exchange(second, undefined, undefined, world)
    return { status: last.status, message: messageOf(last), ...(isObject(last.json) && last.json) }
  }
}

/** Tokens expire after a quarter of an hour at the earliest. */
const TOKEN_MS = 8 * 60_000

/**
 * Signs in again before the tokens expire. Only between cases: earlier copies of the base world do not know the new
 * tokens.
 */
export async function renewTokens(suite: Suite): Promise<void> {
  if (suite.base === undefined || Date.now() - suite.signedInAt < TOKEN_MS) return
  suite.signedInAt = Date.now()
  suite.tokens.clear()
  const trial = new Trial(suite, { law: 'survey', family: 'answer', name: 'all' }, suite.base)
  for (const actor of suite.actors) await trial.token(actor)
}

/** Runs a task in a separate trial. If the target has worlds, in a new copy of the base world. */
export async function inTrial<T>(
  suite: Suite,
  context: Context,
  task: (trial: Trial) => Promise<T>,
): Promise<T> {
  const { world } = suite.target.offers
  if (!world) return task(new Trial(suite, context, undefined))
  const name = `${context.law}-${context.name}`.replaceAll(/[^\w.-]/g, '-').slice(0, 100)
  await world.make(name, suite.base)
  const reference = await suite.compare?.(context, name)
  try {
    return await task(new Trial(suite, context, name, reference))
  } finally {
    await reference?.end()
    await world.drop(name)
  }
}

const messageOf = ({ json }: Exchange): string =>
  isObject(json) && typeof json['message'] === 'string' ? json['message'] : ''

const codeOf = ({ json }: Exchange): unknown => (isObject(json) ? json['code'] : undefined)

/** Whether a request names the version that it changes, or must name it. */
const isVersioned = ({ body, operation }: Call): boolean =>
  (isObject(body) && 'version' in body) || operation.body?.schema.required?.includes('version') === true
