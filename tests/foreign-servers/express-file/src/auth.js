// Signing in and out, and who the caller is.
import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { forbidden, unauthorized } from './errors.js'
import { mistake } from './mistakes.js'

const ACCESS_MS = 60 * 60 * 1000
const REFRESH_MS = 30 * 24 * 60 * 60 * 1000
const MAX_FAILURES = 10

export const hashPassword = (digest, salt = randomBytes(8).toString('hex')) => `${salt}:${scryptSync(digest, salt, 32, { N: 1024 }).toString('hex')}`

const fits = (stored, digest) => timingSafeEqual(Buffer.from(stored), Buffer.from(hashPassword(digest, stored.split(':')[0])))

// Only hashes of tokens are kept.
const hashToken = (token) => createHash('sha256').update(token).digest('hex')

const issue = (db, sessionId, kind) => {
  const token = randomBytes(24).toString('base64url')
  db.data.tokens.push({ hash: hashToken(token), sessionId, kind, expires: Date.now() + (kind === 'access' ? ACCESS_MS : REFRESH_MS) })
  return token
}

const endTokens = (db, condition) => {
  db.data.tokens = db.data.tokens.filter((token) => !condition(token))
}

// Middleware that reads the bearer token, and puts the caller into the request.
export const authenticate = (db, kind = 'access') => (req, res, next) => {
  const token = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  if (!token) throw unauthorized('TOKEN_MISSING', 'No token was sent.')
  const found = db.data.tokens.find((row) => row.hash === hashToken(token) && row.kind === kind)
  if (!found) throw unauthorized()
  if (found.expires < Date.now()) throw unauthorized('TOKEN_EXPIRED', 'The token has expired.')
  const { userId } = db.data.sessions.find((session) => session.id === found.sessionId)
  req.caller = { ...db.data.users.find((user) => user.ospId === userId), sessionId: found.sessionId }
  next()
}

export const hasRole = (caller, ...roles) => caller.roles.includes('ospadmin') || roles.some((role) => caller.roles.includes(role) || (role === 'msp' && caller.isMsp))

export const allow = (...roles) => (req, res, next) => {
  if (!hasRole(req.caller, ...roles)) throw forbidden()
  next()
}

// Whether the caller may see a company: its own, one of its partner, or any.
export const seesCompany = (db, caller, companyId) => {
  if (caller.roles.includes('ospadmin')) return true
  if (caller.isMsp) return db.data.companies.find(({ ospId }) => ospId === companyId)?.partnerOspId === caller.partnerOspId
  return caller.companyOspId === companyId
}

export const login = (db) => async (req, res) => {
  const { username, passdigest } = req.body
  const user = db.data.users.find((row) => row.login.toLowerCase() === username.toLowerCase())
  if (!user) throw unauthorized('TOKEN_NOT_FOUND', 'Unknown login or wrong password.')
  if (user.failures >= MAX_FAILURES) throw unauthorized('ACCOUNT_BLOCKED', 'Too many failed attempts.')
  if (!fits(user.password, passdigest)) {
    user.failures += 1
    await db.write()
    throw unauthorized('TOKEN_NOT_FOUND', 'Unknown login or wrong password.')
  }
  if (!user.active) throw unauthorized('ACCOUNT_INACTIVE', 'The account is not active.')
  user.failures = 0
  const session = { id: randomBytes(8).toString('hex'), userId: user.ospId }
  db.data.sessions.push(session)
  const answer = { token: issue(db, session.id, 'access'), refreshToken: issue(db, session.id, 'refresh') }
  await db.write()
  res.json(answer)
}

// New tokens in place of the old ones.
export const refresh = (db) => async (req, res) => {
  const { sessionId } = req.caller
  endTokens(db, (token) => token.sessionId === sessionId && !(token.kind === 'refresh' && mistake('old-refresh-token')))
  const answer = { token: issue(db, sessionId, 'access'), refreshToken: issue(db, sessionId, 'refresh') }
  await db.write()
  res.json(answer)
}

export const logout = (db) => async (req, res) => {
  const { sessionId } = req.caller
  endTokens(db, (token) => token.sessionId === sessionId)
  db.data.sessions = db.data.sessions.filter(({ id }) => id !== sessionId)
  await db.write()
  res.status(204).end()
}
