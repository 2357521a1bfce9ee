/** Sign-in, tokens, language and the user's own password. */
import { endSession, endSessions, endToken, issueStepUp, issueTokens } from '../auth.ts'
import { atMoment } from '../behaviour/users/activation.ts'
import { isEmployerActive } from '../behaviour/companies/companies.ts'
import { mailNewPincode, sendMail } from '../behaviour/messages/mail.ts'
import { isCode, setUpImage } from '../behaviour/users/secrets.ts'
import { changeUser } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { invalidField, unauthorized } from '../refusal.ts'
import type { CredentialRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

const MAX_FAILED_LOGINS = 5

export const session = handlersFor({
  async login({ world, body, reply }) {
    const stored = world.tables.users.by('login', body.username.toLowerCase())[0]
    const credential = stored && world.tables.credentials.get(stored.ospId)
    if (!stored || !credential) throw mismatch()
    const user = atMoment(stored, world.now())
    if (user.blocked) throw blocked()
    if (credential.passdigest !== body.passdigest) throw countFailure(world, user.ospId, mismatch())
    if (!user.active) throw inactive()
    if (!isEmployerActive(world, user)) throw companyInactive()
    const requiresCode = needsCode(world, user)
    if (requiresCode && body.code2fa === undefined) return reply(200, toCodeRequest(user, credential))
    if (requiresCode && !(await isCode(body.code2fa ?? '', credential.twoFactorSecret, world.now())))
      throw countFailure(world, user.ospId, incorrectCode())
    // The account may have been blocked while the code was checked.
    if (world.tables.users.require(user.ospId).blocked) throw blocked()
    world.tables.users.update(user.ospId, {
      failedLoginCount: 0,
      ...(requiresCode && { twoFactorSetUp: true }),
    })
    return reply(200, issueTokens(world, user.ospId))
  },

  refreshSession({ world, caller, token = '', reply }) {
    const { session: id } = world.tables.tokens.require(token)
    endToken(world, token)
    return reply(200, issueTokens(world, caller.ospId, id))
  },

  logout({ world, token = '', reply }) {
    const { session: id, userOspId } = world.tables.tokens.require(token)
    endSession(world, userOspId, id)
    return reply(204)
  },

  async stepUp({ world, caller, token = '', body, reply }) {
    const credential = world.tables.credentials.require(caller.ospId)
    const requiresCode = needsCode(world, caller)
    if (requiresCode && body.code2fa === undefined) return reply(200, { requires2fa: true })
    const isValid = requiresCode
      ? await isCode(body.code2fa ?? '', credential.twoFactorSecret, world.now())
      : body.passdigest === credential.passdigest
    if (!isValid) {
      countFailure(world, caller.ospId, mismatch())
      throw requiresCode
        ? invalidField('code2fa', 'mismatch', 'The code does not match')
        : invalidField('passdigest', 'mismatch', 'The password does not match')
    }
    // The account may have been blocked while the code was checked.
    if (world.tables.users.require(caller.ospId).blocked)
      throw unauthorized('TOKEN_INVALID', 'The account is not active any more.')
    world.tables.users.update(caller.ospId, { failedLoginCount: 0 })
    const row = issueStepUp(world, caller.ospId, world.tables.tokens.require(token).session)
    return reply(200, { stepUpToken: row.token, expiresAt: row.expiresAt })
  },

  sendLogin({ world, body, reply }) {
    for (const stored of world.tables.users.by('email', body.email.toLowerCase())) {
      const user = atMoment(stored, world.now())
      if (user.active && user.login !== undefined) sendMail(world, user, 'login', user.login)
    }
    return reply(204)
  },

  async resetPincode({ world, body, reply }) {
    const [stored] = world.tables.users.by('login', body.login.toLowerCase())
    const user = stored && atMoment(stored, world.now())
    if (user?.active === true && world.tables.credentials.get(user.ospId)) await mailNewPincode(world, user)
    return reply(204)
  },

  changeLanguage({ world, caller, path, reply }) {
    changeUser(world, caller, { language: path.lang })
    return reply(204)
  },

  changePincode({ world, caller, token = '', body, reply }) {
    const credential = world.tables.credentials.require(caller.ospId)
    if (credential.passdigest !== body.oldPassdigest)
      throw invalidField('oldPassdigest', 'mismatch', 'The old password does not match')
    world.tables.credentials.update(caller.ospId, { passdigest: body.newPassdigest })
    endSessions(world, caller.ospId, world.tables.tokens.require(token).session)
    return reply(204)
  },
})

/** Whether the user has an admin role. An app user can have one, a contact, who only receives mail, cannot. */
const isAdmin = ({ roles }: UserRow): boolean =>
  roles.some((role) => role !== 'ospuser' && role !== 'contact_user')

/** Whether the user must enter a code: by the user's own choice, or for admins by the company's (R162). */
function needsCode(world: World, user: UserRow): boolean {
  if (user.twoFactor) return true
  const company = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
  return company?.data.twoFactorForAdmins === true && isAdmin(user)
}

/** The response that requests a code. Without a linked device it contains the QR code to link one (R022). */
const toCodeRequest = (user: UserRow, { twoFactorSecret }: CredentialRow) => ({
  requires2fa: true,
  ...(!user.twoFactorSetUp && {
    qrCode2fa: setUpImage(user.login ?? '', twoFactorSecret),
    secret2fa: twoFactorSecret,
  }),
})

/**
 * Counts a failed attempt and returns the error. The fifth in a row blocks the account. The count is read only after
 * the code was checked, so that simultaneous guesses are counted one by one.
 */
function countFailure(world: World, ospId: string, refusal: Error): Error {
  const { failedLoginCount = 0 } = world.tables.users.require(ospId)
  const isLast = failedLoginCount + 1 >= MAX_FAILED_LOGINS
  world.tables.users.update(ospId, { failedLoginCount: failedLoginCount + 1, blocked: isLast })
  return isLast ? blocked() : refusal
}

const mismatch = () => unauthorized('TOKEN_NOT_FOUND', 'Unknown login or wrong password.')
const incorrectCode = () => unauthorized('INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE', 'Wrong two-factor code.')
const inactive = () =>
  unauthorized('ACCOUNT_INACTIVE', 'The account is not active.', {
    nl: 'Uw account is niet actief.',
    en: 'Your account is not active.',
    fr: "Votre compte n'est pas actif.",
  })
const companyInactive = () =>
  unauthorized('COMPANY_INACTIVE', 'The company is not active.', {
    nl: 'Uw bedrijf is niet meer actief.',
    en: 'Your company is no longer active.',
    fr: "Votre entreprise n'est plus active.",
  })
const blocked = () =>
  unauthorized('ACCOUNT_BLOCKED', 'Too many failed attempts.', {
    nl: 'Uw account is geblokkeerd.',
    en: 'Your account is blocked.',
    fr: 'Votre compte est bloqué.',
  })
