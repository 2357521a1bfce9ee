/** App users, admins and contacts: lists, one user, changes and states. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { endSessions } from '../auth.ts'
import { atMoment, hasPassed } from '../behaviour/users/activation.ts'
import { anonymizedFields } from '../behaviour/users/anonymize.ts'
import { hasActiveBudget } from '../behaviour/budgets/budgets.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { mailNewPincode } from '../behaviour/messages/mail.ts'
import { createMobileUser } from '../behaviour/users/mobile-users.ts'
import { addToken, plateToken } from '../behaviour/users/new-tokens.ts'
import { insertUser, mobilePerson, refuseMoreUsers } from '../behaviour/users/new-users.ts'
import { readTable } from '../behaviour/files/read-table.ts'
import { requireAccount, requireUser, accessibleUsers } from '../behaviour/access.ts'
import { createSearch } from '../behaviour/text.ts'
import { storeUpload, refuseNotValidated, requireUpload, uploadResult } from '../behaviour/files/uploads.ts'
import { isContractIdValid, isLoginFree, userChanges } from '../behaviour/users/user-changes.ts'
import { USER_IMPORT_FORMAT } from '~files/user-import.ts'
import { validateUsers } from '../behaviour/users/user-import.ts'
import {
  changeUser,
  classificationOf,
  refuseAnonymized,
  refuseExternallyManaged,
  refuseLastManager,
  refuseOwnAccount,
  refuseStale,
  toAppUser,
} from '../behaviour/users/users.ts'
import { toSummary } from '../behaviour/users/summary.ts'
import { handlersFor } from '../handler.ts'
import { conflict } from '../refusal.ts'
import type { UserRow } from '../tables.ts'
import type { World } from '../world.ts'

const LINK_LIFETIME = 7 * 24 * 60 * 60 * 1000

type UserFilter = components['schemas']['UserFilter']

const COLUMNS: Columns<UserRow> = {
  firstname: (user) => user.firstName,
  lastname: (user) => user.lastName,
  email: (user) => user.email,
  login: (user) => user.login,
  startActivationTime: (user) => (user.activeSince === undefined ? undefined : Date.parse(user.activeSince)),
  employeeNumber: (user) => user.employeeNumber,
}
const search = createSearch<UserRow>(
  (user) => [user.firstName, user.lastName, user.email, user.login, user.employeeNumber, user.extId],
  ({ msisdn }) => msisdn,
)

export const appUsers = handlersFor({
  getUsersByFilter({ world, caller, query, body, reply }) {
    const now = world.now()
    const found = accessibleUsers(world, caller, body.corporateAccountOspId)
      .filter(search(body.search))
      .map((user) => atMoment(user, now))
      .filter((user) => matchesFilter(user, body))
      .filter(({ ospId }) => body.hasBudget === undefined || hasActiveBudget(world, ospId) === body.hasBudget)
    const rows = sorted(found, query.sort ?? 'lastname', COLUMNS, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (user) => toSummary(world, user)),
    )
  },

  getUser({ world, caller, body, reply }) {
    return reply(200, toAppUser(world, requireUser(world, caller, body.ospId ?? caller.ospId)))
  },

  updateUser({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.ospId)
    refuseAnonymized(user)
    refuseExternallyManaged(user)
    refuseStale(user.version, body.version)
    return reply(200, toAppUser(world, changeUser(world, user, userChanges(world, user, body.data))))
  },

  verifyLogin({ world, caller, body, reply }) {
    if (body.ospId !== undefined) requireUser(world, caller, body.ospId)
    return reply(200, { available: isLoginFree(world, body.login, body.ospId) })
  },

  verifyContractId({ world, caller, body, reply }) {
    if (body.ospId !== undefined) requireUser(world, caller, body.ospId)
    return reply(200, { valid: isContractIdValid(world, body.contractId, body.ospId) })
  },

  activateUser({ world, caller, body, reply }) {
    const user = atMoment(requireUser(world, caller, body.ospId), world.now())
    refuseAnonymized(user)
    const moment = body.desiredActivationDate
    if (user.active) {
      if (user.desiredDeactivationDate === undefined) throw alreadyActive()
      refuseMoreUsers(world, user, new Date(user.desiredDeactivationDate))
      return reply(200, toAppUser(world, changeUser(world, user, { desiredDeactivationDate: undefined })))
    }
    const isPlanned = moment !== null && !hasPassed(moment, world.now())
    if (isPlanned) refuseMoreUsers(world, user, new Date(moment))
    if (moment === null || isPlanned)
      return reply(
        200,
        toAppUser(world, changeUser(world, user, { desiredActivationDate: moment ?? undefined })),
      )
    refuseMoreUsers(world, user)
    const change = { active: true, activeSince: world.now().toISOString(), desiredActivationDate: undefined }
    return reply(200, toAppUser(world, changeUser(world, user, change)))
  },

  deactivateUser({ world, caller, body, reply }) {
    const user = atMoment(requireUser(world, caller, body.ospId), world.now())
    if (!user.active) throw alreadyInactive()
    refuseOwnAccount(user, caller)
    refuseLastManager(world, user)
    const moment = body.desiredDeactivationDate
    if (moment !== undefined && !hasPassed(moment, world.now()))
      return reply(200, toAppUser(world, changeUser(world, user, { desiredDeactivationDate: moment })))
    endSessions(world, user.ospId)
    return reply(
      200,
      toAppUser(world, changeUser(world, user, { active: false, desiredDeactivationDate: undefined })),
    )
  },

  unblockUser({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.ospId)
    refuseAnonymized(user)
    return reply(200, toAppUser(world, changeUser(world, user, { blocked: false, failedLoginCount: 0 })))
  },

  async sendPincode({ world, caller, body, reply }) {
    const user = atMoment(requireUser(world, caller, body.ospId), world.now())
    refuseAnonymized(user)
    if (!user.active) throw notActive()
    await mailNewPincode(world, user)
    return reply(204)
  },

  clearTwoFactor({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.ospId)
    refuseAnonymized(user)
    return reply(200, toAppUser(world, changeUser(world, user, { twoFactorSetUp: false })))
  },

  anonymizeUser({ world, caller, body, reply }) {
    const user = atMoment(requireUser(world, caller, body.ospId), world.now())
    refuseAnonymized(user)
    refuseExternallyManaged(user)
    refuseOwnAccount(user, caller)
    refuseLastManager(world, user)
    removePersonalData(world, user.ospId)
    return reply(200, toAppUser(world, changeUser(world, user, anonymizedFields(user))))
  },

  generateSelfserviceLink({ world, caller, body, reply }) {
    const user = atMoment(requireUser(world, caller, body.ospId), world.now())
    refuseAnonymized(user)
    if (!user.active) throw notActive()
    const validUntil = new Date(world.now().getTime() + LINK_LIFETIME).toISOString()
    return reply(200, { link: `https://selfservice.example/start/${world.nextId('k')}`, validUntil })
  },

  async createMobileUser({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccount.ospId)
    return reply(200, toAppUser(world, await createMobileUser(world, account, body)))
  },

  getMemberUsers({ world, caller, body, reply }) {
    const members = world.tables.users.by('parent', requireUser(world, caller, body.ospId).ospId)
    const rows = sorted(members, 'lastname', COLUMNS, ({ ospId }) => ospId)
    return reply(
      200,
      rows.map((user) => toSummary(world, user)),
    )
  },

  getBackofficeUser({ world, caller, path, reply }) {
    const user = requireUser(world, caller, path.id)
    const mails = world.tables.outbox.by('user', user.ospId).filter(({ channel }) => channel === 'mail')
    const lastMailOn = mails.at(-1)?.sentAt
    const now = world.now().getTime()
    const open = world.tables.tokens
      .by('user', user.ospId)
      .filter(({ endedAt, expiresAt }) => endedAt === undefined && Date.parse(expiresAt) > now)
    const account = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
    return reply(200, {
      user: toAppUser(world, user),
      hasCredentials: world.tables.credentials.get(user.ospId) !== undefined,
      openSessions: new Set(open.map(({ session }) => session)).size,
      mailCount: mails.length,
      ...withoutUndefined({ lastMailOn }),
      ...(account && { corporateAccountExtId: account.data.extId }),
    })
  },

  async uploadUsersFile({ world, caller, query, body, raw }) {
    const account = requireAccount(world, caller, query.corporateAccountOspId)
    const rows = await readTable(body.file, { columns: USER_IMPORT_FORMAT })
    const uploadData = { kind: 'users', corporateAccountOspId: account.ospId, rows } as const
    const upload = storeUpload(world, caller, body.file, uploadData)
    return raw(200, 'text/plain', upload.ospId)
  },

  validateUsersUpload({ world, caller, body, reply }) {
    const upload = requireUpload(world, caller, ['users'], body.uploadId)
    const account = world.tables.corporateAccounts.require(upload.corporateAccountOspId ?? '')
    const validated = validateUsers(world, account, upload.rows)
    return reply(200, uploadResult(world, caller, upload, validated, 'VALIDATED'))
  },

  async processUsersUpload({ world, caller, body, reply }) {
    const upload = requireUpload(world, caller, ['users'], body.uploadId)
    refuseNotValidated(upload)
    const account = world.tables.corporateAccounts.require(upload.corporateAccountOspId ?? '')
    const validated = validateUsers(world, account, upload.rows)
    const lines = validated.valid.map(({ line }) => line)
    const processed = { lines, cents: 0, problems: 0 }
    const result = uploadResult(world, caller, upload, validated, 'PROCESSED', {}, processed)
    const users = validated.valid.map(({ value: { data, groups } }) => {
      const user = insertUser(world, account, mobilePerson(world, data, groups))
      if (data.licensePlate !== undefined) addToken(world, user.ospId, plateToken(data.licensePlate))
      return user
    })
    for (const user of users) await mailNewPincode(world, user, 'credentials')
    return reply(200, result)
  },
})

function matchesFilter(user: UserRow, filter: UserFilter): boolean {
  if (filter.active !== undefined && user.active !== filter.active) return false
  if (filter.blocked !== undefined && user.blocked !== filter.blocked) return false
  if (filter.twoFactor !== undefined && user.twoFactor !== filter.twoFactor) return false
  if (filter.classification !== undefined && classificationOf(user) !== filter.classification) return false
  if (filter.roles !== undefined && !filter.roles.some((role) => user.roles.includes(role))) return false
  return filter.userGroupOspId === undefined || user.userGroupOspIds.includes(filter.userGroupOspId)
}

/** Removes a person's data from other records: credentials, tokens, messages sent, and family links. */
function removePersonalData(world: World, userOspId: string): void {
  const { credentials, identificationTokens, outbox, users } = world.tables
  endSessions(world, userOspId)
  if (credentials.get(userOspId)) credentials.remove(userOspId)
  for (const member of users.by('parent', userOspId))
    changeUser(world, member, { parentUserOspId: undefined })
  for (const { ospId } of identificationTokens.by('user', userOspId)) identificationTokens.remove(ospId)
  for (const { id } of outbox.by('user', userOspId)) outbox.remove(id)
}

const alreadyActive = () =>
  conflict('ALREADY_ACTIVE', 'The user is active already.', {
    nl: 'Deze gebruiker is al actief.',
    en: 'This user is active already.',
    fr: 'Cet utilisateur est déjà actif.',
  })
const alreadyInactive = () =>
  conflict('ALREADY_INACTIVE', 'The user is inactive already.', {
    nl: 'Deze gebruiker is al inactief.',
    en: 'This user is inactive already.',
    fr: 'Cet utilisateur est déjà inactif.',
  })
const notActive = () =>
  conflict('ACCOUNT_INACTIVE', 'The user is not active.', {
    nl: 'Deze gebruiker is niet actief.',
    en: 'This user is not active.',
    fr: "Cet utilisateur n'est pas actif.",
  })
