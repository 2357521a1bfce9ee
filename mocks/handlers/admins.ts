import type { components } from '@/api/generated/schema.ts'
import { endSessions, isOspAdmin } from '../auth.ts'
import { addUser, personProblems } from '../behaviour/users/new-users.ts'
import { requireAccount, requireUser } from '../behaviour/access.ts'
import { atMoment } from '../behaviour/users/activation.ts'
import {
  changeUser,
  classificationOf,
  refuseAnonymized,
  refuseLastManager,
  toAppUser,
} from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, Refusal, taken } from '../refusal.ts'
import { CONTACT_TYPES, ROLES } from '../seed/roles.ts'
import type { CorporateAccountRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

type RoleInfo = components['schemas']['RoleInfo']

/** Roles that define the kind of a user. They are set when the user is created and grant no permissions. */
const USER_KIND_ROLES = ['ospuser', 'contact_user']

export const admins = handlersFor({
  async createManager({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccount.ospId)
    for (const [index, role] of body.roles.entries()) {
      if (USER_KIND_ROLES.includes(role))
        throw invalidField(`roles.${index}`, 'role', 'An admin does not have this role')
      refuseUnknownRole(role, `roles.${index}`)
      refuseNotHeld(caller, role, { roles: body.roles })
    }
    refuseTakenLogin(world, account, body.userData.login)
    const twoFactor = body.userData.twoFactor ?? account.data.twoFactorForAdmins ?? false
    const person = { ...body.userData, twoFactor, roles: body.roles }
    return reply(200, toAppUser(world, await addUser(world, account, person)))
  },

  async createContact({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccount.ospId)
    for (const [index, type] of body.contactTypes.entries())
      if (!(type in CONTACT_TYPES))
        throw invalidField(`contactTypes.${index}`, 'contact_type', 'There is no such kind of contact')
    refuseTakenLogin(world, account, body.userData.login)
    const person = { ...body.userData, roles: ['contact_user'], contactTypes: body.contactTypes }
    return reply(200, toAppUser(world, await addUser(world, account, person)))
  },

  listUserRoles({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    return reply(
      200,
      user.roles.map((role) => roleInfo(caller, role, user)),
    )
  },

  addUserRole({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    refuseAnonymized(user)
    refuseUnknownRole(body.role, 'role')
    refuseNotHeld(caller, body.role, user)
    if (user.roles.includes(body.role)) return reply(200, toAppUser(world, user))
    if (body.role === 'contact_user' || classificationOf(user) === 'contact') throw contactOnly()
    return reply(200, toAppUser(world, changeUser(world, user, { roles: [...user.roles, body.role] })))
  },

  removeUserRole({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    refuseNotHeld(caller, body.role, user)
    if (!user.roles.includes(body.role)) return reply(200, toAppUser(world, user))
    if (user.ospId === caller.ospId) throw ownRole()
    const roles = user.roles.filter((role) => role !== body.role)
    if (roles.length === 0) throw lastRole()
    if (body.role === 'user_manager') refuseLastManager(world, atMoment(user, world.now()))
    // Open sessions must not keep the permissions of a removed role.
    endSessions(world, user.ospId)
    return reply(200, toAppUser(world, changeUser(world, user, { roles })))
  },

  listAllRoles({ caller, reply }) {
    return reply(
      200,
      Object.keys(ROLES).map((role) => roleInfo(caller, role)),
    )
  },

  listContactTypes({ caller, reply }) {
    return reply(
      200,
      Object.entries(CONTACT_TYPES).map(([contactType, { labels, texts }]) => ({
        contactType,
        label: inLanguage(labels, caller.language),
        description: inLanguage(texts, caller.language),
      })),
    )
  },
})

type Grantee = Pick<UserRow, 'roles'>

/**
 * R077: a caller grants only roles that they have. The one exception is R078: a user manager may also grant an app user
 * the role to manage the company budget. G048: an ospadmin may grant all.
 */
const mayGrant = (caller: UserRow, role: string, to?: Grantee): boolean =>
  isOspAdmin(caller) ||
  caller.roles.includes(role) ||
  (role === 'company_budget_manager' &&
    caller.roles.includes('user_manager') &&
    to !== undefined &&
    classificationOf(to) === 'mobile')

function roleInfo(caller: UserRow, role: string, heldBy?: Grantee): RoleInfo {
  const known = ROLES[role]
  const assignable = mayGrant(caller, role, heldBy)
  if (!known) return { role, label: role, assignable }
  return {
    role,
    label: inLanguage(known.labels, caller.language),
    description: inLanguage(known.texts, caller.language),
    assignable,
  }
}

function refuseNotHeld(caller: UserRow, role: string, to: Grantee): void {
  if (mayGrant(caller, role, to)) return
  throw new Refusal(403, {
    message: 'Only a role that you hold yourself can be granted.',
    code: 'ROLE_NOT_HELD',
    errorLabel: {
      nl: 'U kunt alleen rollen toekennen of verwijderen die u zelf hebt.',
      en: 'You can only grant or remove roles that you hold yourself.',
      fr: 'Vous ne pouvez attribuer ou retirer que les rôles que vous avez vous-même.',
    },
  })
}

function refuseUnknownRole(role: string, field: string): void {
  if (!(role in ROLES)) throw invalidField(field, 'role', 'There is no such role')
}

function refuseTakenLogin(world: World, account: CorporateAccountRow, login: string | undefined): void {
  const [problem] = personProblems(world, account, login === undefined ? {} : { login })
  if (problem) throw taken('userData.login', problem.rule, problem.message)
}

/** R074: a contact only receives mail. Another role would give access, and an admin or app user is not a contact. */
const contactOnly = () =>
  conflict('CONTACT_ONLY', 'A contact has no other role.', {
    nl: 'Een contact ontvangt alleen e-mails en kan geen andere rol hebben.',
    en: 'A contact only receives mail and cannot have another role.',
    fr: "Un contact reçoit uniquement des e-mails et ne peut pas avoir d'autre rôle.",
  })
const ownRole = () =>
  conflict('OWN_ROLE', 'Nobody takes an own role away.', {
    nl: 'U kunt uw eigen rollen niet verwijderen.',
    en: 'You cannot remove your own roles.',
    fr: 'Vous ne pouvez pas retirer vos propres rôles.',
  })
const lastRole = () =>
  conflict('LAST_ROLE', 'The last role stays.', {
    nl: 'De laatste rol kan niet worden verwijderd.',
    en: 'The last role cannot be removed.',
    fr: 'Le dernier rôle ne peut pas être retiré.',
  })
