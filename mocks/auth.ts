/** Authentication and authorization: bearer tokens and the contract's `x-roles`. */
import { isEmployerActive } from './behaviour/companies/companies.ts'
import { atMoment } from './behaviour/users/activation.ts'
import { needsStepUp } from '~openapi/step-up.ts'
import { forbidden, stepUpRequired, unauthorized } from './refusal.ts'
import type { TokenRow, UserRow } from './tables.ts'
import type { World } from './world.ts'

const MINUTE = 60_000
const LIFETIME = { access: 15 * MINUTE, refresh: 7 * 24 * 60 * MINUTE, 'step-up': 5 * MINUTE }
/** How many ms a replaced refresh token stays valid, because two tabs may refresh with the same token at once. */
const GRACE_MS = 10_000

export interface Caller {
  user: UserRow
  token: string
}

/** The user of the request's bearer token, or `undefined` for a public operation. Throws 401. */
export function authenticate(world: World, roles: readonly string[], headers: Headers): Caller | undefined {
  if (roles.includes('public')) return undefined
  const [scheme = '', token = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme.toLowerCase() !== 'bearer' || token === '')
    throw unauthorized('TOKEN_MISSING', 'No token was sent.')
  const row = world.tables.tokens.get(token)
  const kind = roles.includes('refresh') ? 'refresh' : 'access'
  if (!row || row.kind !== kind) throw unauthorized('TOKEN_INVALID', 'The token is not valid.')
  if (isEnded(world, row)) throw unauthorized('TOKEN_INVALID', 'The token is not valid any more.')
  if (Date.parse(row.expiresAt) <= world.now().getTime())
    throw unauthorized('TOKEN_EXPIRED', 'The token has expired.')
  const stored = world.tables.users.get(row.userOspId)
  const user = stored && atMoment(stored, world.now())
  if (!user?.active || user.blocked || !isEmployerActive(world, user))
    throw unauthorized('TOKEN_INVALID', 'The account is not active any more.')
  return { user, token }
}

/**
 * Throws 403 unless the user has one of the operation's roles. For the role `self`, `requestedUser` returns the id of
 * the user in the request.
 */
export function authorize(
  roles: readonly string[],
  user: UserRow,
  requestedUser: () => string | undefined,
): void {
  if (!isAllowed(roles, user, requestedUser)) throw forbidden()
}

/** Whether the user has one of these roles. */
export function isAllowed(
  roles: readonly string[],
  user: UserRow,
  requestedUser: () => string | undefined = () => undefined,
): boolean {
  if (isOspAdmin(user)) return true
  return roles.some((role) => {
    if (role === 'signed-in' || role === 'refresh') return true
    if (role === 'msp') return user.isMsp
    if (role === 'self') return requestedUser() === user.ospId
    return user.roles.includes(role)
  })
}

/** R069: `ospadmin` passes every role check. */
export const isOspAdmin = (user: UserRow): boolean => user.roles.includes('ospadmin')

/** Creates tokens for a user. `session` is given when they renew an existing sign-in. */
export function issueTokens(world: World, userOspId: string, session = world.nextId('s')) {
  removeOldTokens(world, userOspId)
  return {
    token: addToken(world, 'access', userOspId, session).token,
    refreshToken: addToken(world, 'refresh', userOspId, session).token,
  }
}

/** G410: proves for five minutes that the user of this session has entered the password again. */
export const issueStepUp = (world: World, userOspId: string, session: string): TokenRow =>
  addToken(world, 'step-up', userOspId, session)

/** G410: throws 403 unless the request contains the step-up token that the settings of this world require. */
export function requireStepUp(
  world: World,
  place: string | undefined,
  { user, token }: Caller,
  body: unknown,
  headers: Headers,
): void {
  if (!world.stepUp || !needsStepUp(place, body, world.stepUp.amount)) return
  const row = world.tables.tokens.get(headers.get('step-up-token') ?? '')
  const isValid =
    row?.kind === 'step-up' &&
    row.userOspId === user.ospId &&
    row.session === world.tables.tokens.get(token)?.session &&
    !isEnded(world, row) &&
    Date.parse(row.expiresAt) > world.now().getTime()
  if (!isValid) throw stepUpRequired()
}

const TOKEN_PREFIX = { access: 'at', refresh: 'rt', 'step-up': 'su' }

const addToken = (world: World, kind: TokenRow['kind'], userOspId: string, session: string): TokenRow =>
  world.tables.tokens.insert({
    token: world.nextId(TOKEN_PREFIX[kind]),
    kind,
    session,
    userOspId,
    expiresAt: new Date(world.now().getTime() + LIFETIME[kind]).toISOString(),
  })

/** Ends all tokens of a user, except the tokens of one session. */
export function endSessions(world: World, userOspId: string, except?: string): void {
  for (const row of world.tables.tokens.by('user', userOspId))
    if (row.session !== except && row.endedAt === undefined) endToken(world, row.token, GRACE_MS)
}

/** Ends all tokens of one session at once: a sign-out leaves no grace period. */
export function endSession(world: World, userOspId: string, session: string): void {
  for (const row of world.tables.tokens.by('user', userOspId))
    if (row.session === session) endToken(world, row.token, GRACE_MS)
}

/** Ends one token. `ago` (ms) puts the end into the past, so that no grace period remains. */
export function endToken(world: World, token: string, ago = 0): void {
  world.tables.tokens.update(token, { endedAt: new Date(world.now().getTime() - ago).toISOString() })
}

const isEnded = (world: World, row: TokenRow): boolean =>
  row.endedAt !== undefined && world.now().getTime() - Date.parse(row.endedAt) >= GRACE_MS

function removeOldTokens(world: World, userOspId: string): void {
  for (const row of world.tables.tokens.by('user', userOspId))
    if (isEnded(world, row) || Date.parse(row.expiresAt) + LIFETIME.refresh < world.now().getTime())
      world.tables.tokens.remove(row.token)
}
