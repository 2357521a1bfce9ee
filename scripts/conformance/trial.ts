/** One running case of a law: its own world where the target has worlds, its own random source, and its exchanges. */
import type { Actor } from './actors.ts'
import { passdigest } from './actors.ts'
import { type Call, type Exchange, isGood, toRequest } from './exchange.ts'
import type { Family, Observation } from './findings.ts'
import { isObject, type Json } from './json.ts'
import { Pool } from './requests/pool.ts'
import { createRandom, type Random } from './random.ts'
import { poolOf, type Suite } from './suite.ts'

export interface Context {
  law: string
  family: Family
  /** The subject of the case: an operation or a resource. */
  name: string
}
export type Report = Pick<Observation, 'operation' | 'place' | 'expected' | 'actual'> &
  Partial<Pick<Observation, 'through' | 'steps' | 'family' | 'isGeneral'>>

/** Part of every token that the suite makes up. */
export const MADE_UP = 'made-up'

export class Trial {
  readonly random: Random
  readonly exchanges: Exchange[] = []
  private readonly made = new Map<string, Pool>()

  constructor(
    readonly suite: Suite,
    readonly context: Context,
    readonly world: string | undefined,
  ) {
    this.random = createRandom(suite.seed, `${context.law} ${context.name}`)
  }

  /** Sends a call. Reports at once when the response breaks the contract or the server fails. */
  async send(call: Call, actor?: Actor): Promise<Exchange> {
    const token = actor && call.authorization === undefined ? await this.token(actor) : undefined
    const authorization = call.authorization ?? (token === undefined ? undefined : `Bearer ${token}`)
    const exchange = await this.exchange(call, actor, authorization)
    this.exchanges.push(exchange)
    this.suite.ledger.note(exchange)
    if (actor && isGood(exchange)) this.collect(exchange, actor)
    this.checkResponse(exchange)
    return exchange
  }

  /** The status of a call without a token. The response is not checked. */
  async statusOf(call: Call): Promise<number> {
    return (await this.exchange(call, undefined)).status
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
      ...(through && { through }),
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

  private checkResponse(exchange: Exchange): void {
    const { call, status, problems } = exchange
    const operation = call.operation.id
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

  private async exchange(
    call: Call,
    actor: Actor | undefined,
    authorization?: string,
    world = this.world,
  ): Promise<Exchange> {
    const { target, api } = this.suite
    const headers = {
      ...(world !== undefined && target.offers.world && { [target.offers.world.header]: world }),
      ...(authorization !== undefined && { authorization }),
    }
    const request = toRequest(target.base, call, headers)
    const started = performance.now()
    this.suite.calls += 1
    const response = await target.fetch(request, call.operation.reads && call.method === undefined)
    const ms = performance.now() - started
    const { pathname } = new URL(request.url)
    const match = api.check.match(request.method, pathname.slice(new URL(target.base).pathname.length))
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const problems = await api.check.checkResponse(match, response, text)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      call,
      ...(actor && { actor }),
      request: {
        method: request.method,
        url: request.url,
        headers: {
          ...(authorization !== undefined && {
            authorization: actor ? `Bearer $${variable(actor)}` : maskToken(authorization),
          }),
          ...(request.headers.get('content-type')?.startsWith('application/json') === true && {
            'content-type': 'application/json',
          }),
        },
        ...(call.raw ? { body: call.raw.text } : call.body !== undefined && { body: maskSecrets(call.body) }),
        ...(!call.raw && call.operation.body?.type === 'multipart/form-data' && { isForm: true }),
      },
      status: response.status,
      headers: response.headers,
      json: isJson ? parsed(text) : undefined,
      bytes,
      problems,
      ms,
    }
  }

  /** The actor's token. Signs in when there is none yet; throws when that fails. */
  async token(actor: Actor): Promise<string> {
    if (actor.token !== undefined) return actor.token
    const { tokens } = this.suite
    const known = tokens.get(actor.name)
    if (known !== undefined) return known
    const { token } = await this.signIn(actor)
    if (typeof token !== 'string') throw new Error(`${actor.name} cannot sign in`)
    tokens.set(actor.name, token)
    return token
  }

  /** The response of `login`. A token of the base world is valid in every copy of it. */
  async signIn(
    { username = '', password = '', code2fa }: Actor,
    world = this.suite.base,
  ): Promise<Record<string, unknown>> {
    const operation = this.suite.api.operation('login')
    const body = { username, passdigest: passdigest(password) }
    const first = await this.exchange({ operation, body }, undefined, undefined, world)
    this.suite.ledger.note(first)
    if (code2fa === undefined || !isObject(first.json) || first.json['requires2fa'] !== true)
      return isObject(first.json) ? first.json : {}
    const second = { operation, body: { ...body, code2fa } }
    const { json } = await this.exchange(second, undefined, undefined, world)
    return isObject(json) ? json : {}
  }
}

/** Runs a task in a trial of its own. Where the target has worlds, in a new copy of the base world. */
export async function inTrial<T>(
  suite: Suite,
  context: Context,
  task: (trial: Trial) => Promise<T>,
): Promise<T> {
  const { world } = suite.target.offers
  if (!world) return task(new Trial(suite, context, undefined))
  const name = `${context.law}-${context.name}`.replaceAll(/[^\w.-]/g, '-').slice(0, 100)
  await world.make(name, suite.base)
  try {
    return await task(new Trial(suite, context, name))
  } finally {
    await world.drop(name)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const variable = ({ name }: Actor): string => `TOKEN_${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`

/** Replaces a real token by a variable. Made-up tokens stay visible. */
const maskToken = (authorization: string): string =>
  authorization.includes(MADE_UP) ? authorization : authorization.replace(/ .+/, ' $TOKEN')

/** A body for the reports, without passwords, tokens and file contents. */
const maskSecrets = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) =>
    value instanceof Blob
      ? 'FILE'
      : /passdigest|token|password|code2fa/i.test(key) && typeof value === 'string'
        ? '***'
        : value,
  )

const messageOf = ({ json }: Exchange): string =>
  isObject(json) && typeof json['message'] === 'string' ? json['message'] : ''
