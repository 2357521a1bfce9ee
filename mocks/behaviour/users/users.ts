/** Users as the contract describes them, and changes to them. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { conflict } from '../../refusal.ts'
import type { UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { atMoment } from './activation.ts'
import { partnerRef, servingPartner } from '../companies/partner-ref.ts'

type Schemas = components['schemas']

/**
 * R085: a user with the role ospuser is mobile, with the contact user role a contact, with only other roles an
 * admin. G151: an ospuser who also has admin roles is mobile.
 */
export function classificationOf({ roles }: Pick<UserRow, 'roles'>): Schemas['Classification'] {
  if (roles.includes('ospuser')) return 'mobile'
  return roles.includes('contact_user') ? 'contact' : 'admin'
}

/** R079: the active contacts of a company who receive this kind of mail. */
export const contactsOf = (
  world: World,
  company: string,
  kind: UserRow['contactTypes'][number],
): readonly UserRow[] =>
  world.tables.users
    .by('corporateAccount', company)
    .filter((user) => user.contactTypes.includes(kind) && atMoment(user, world.now()).active)

export const fullName = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`.slice(0, 200)

export function toAppUser(world: World, stored: UserRow): Schemas['AppUser'] {
  const {
    corporateAccountOspId: account,
    partnerOspId,
    parentUserOspId,
    userGroupOspIds,
    inactiveSince: _inactiveSince,
    ...user
  } = atMoment(stored, world.now())
  const company = account === undefined ? undefined : world.tables.corporateAccounts.get(account)
  const partner = company ? servingPartner(world, company) : partnerRef(world, partnerOspId)
  const parent = parentUserOspId === undefined ? undefined : world.tables.users.get(parentUserOspId)
  const family = world.tables.users.by('parent', user.ospId)
  return {
    ...user,
    classification: classificationOf(stored),
    userGroups: groupRefs(world, userGroupOspIds),
    ...(company && { corporateAccount: { ospId: company.ospId, name: company.data.name } }),
    ...withoutUndefined({ partner }),
    ...(parent && { parentUser: { ospId: parent.ospId, name: fullName(parent) } }),
    ...(family.length > 0 && {
      familyMembers: family.map((member) => ({ ospId: member.ospId, name: fullName(member) })),
    }),
  }
}

/** Stores a change with the next version number. Plans that took effect are stored as well. */
export function changeUser(
  world: World,
  user: UserRow,
  change: { [Name in keyof UserRow]?: UserRow[Name] | undefined },
): UserRow {
  const now = atMoment(user, world.now())
  const plans = {
    desiredActivationDate: now.desiredActivationDate,
    desiredDeactivationDate: now.desiredDeactivationDate,
  }
  const ends = now.active && change.active === false && { inactiveSince: world.now().toISOString() }
  return world.tables.users.update(user.ospId, {
    ...now,
    ...plans,
    ...ends,
    ...change,
    version: user.version + 1,
  })
}

export function refuseAnonymized(user: UserRow): void {
  if (user.anonymized)
    throw conflict('ANONYMIZED', 'The user is anonymised.', {
      nl: 'Deze gebruiker is geanonimiseerd.',
      en: 'This user has been anonymised.',
      fr: 'Cet utilisateur a été anonymisé.',
    })
}

/** R163: throws 409, because users managed externally by payroll cannot be edited. */
export function refuseExternallyManaged(user: Pick<UserRow, 'externallyManaged'>): void {
  if (user.externallyManaged)
    throw conflict('EXTERNALLY_MANAGED', 'The user is kept by the payroll connection.', {
      nl: 'Deze gebruiker wordt beheerd door de loonadministratie.',
      en: 'This user is managed by payroll.',
      fr: 'Cet utilisateur est géré par le secrétariat social.',
    })
}

/** Throws 409 for the caller's own account, so that users do not lock themselves out by mistake. */
export function refuseOwnAccount(user: UserRow, caller: UserRow): void {
  if (user.ospId === caller.ospId)
    throw conflict('OWN_ACCOUNT', 'Nobody ends the own account.', {
      nl: 'U kunt uw eigen account niet deactiveren of anonimiseren. Vraag het aan een andere beheerder.',
      en: 'You cannot deactivate or anonymise your own account. Ask another admin.',
      fr: 'Vous ne pouvez pas désactiver ou anonymiser votre propre compte. Demandez-le à un autre administrateur.',
    })
}

/** Throws 409 for the last active user manager of a company, because afterwards nobody could manage its users. */
export function refuseLastManager(world: World, user: UserRow): void {
  const isManager = ({ active, roles, desiredDeactivationDate }: UserRow): boolean =>
    active && roles.includes('user_manager') && desiredDeactivationDate === undefined
  if (user.corporateAccountOspId === undefined || !user.active || !user.roles.includes('user_manager')) return
  const others = world.tables.users
    .by('corporateAccount', user.corporateAccountOspId)
    .filter(({ ospId }) => ospId !== user.ospId)
    .map((other) => atMoment(other, world.now()))
  if (!others.some(isManager))
    throw conflict('LAST_USER_MANAGER', 'The company keeps a user manager.', {
      nl: 'Dit is de laatste gebruikersbeheerder van het bedrijf. Geef eerst iemand anders deze rol.',
      en: 'This is the last user manager of the company. Give someone else this role first.',
      fr: "C'est le dernier gestionnaire des utilisateurs de l'entreprise. Donnez d'abord ce rôle à quelqu'un d'autre.",
    })
}

/** Throws 409 when the record has changed since the caller read it. Without a version the last write wins. */
export function refuseStale(current: number, expectedVersion: number | undefined): void {
  if (expectedVersion !== undefined && expectedVersion !== current)
    throw conflict('STALE', 'The record was changed meanwhile.', {
      nl: 'Intussen gewijzigd door iemand anders.',
      en: 'Changed by someone else meanwhile.',
      fr: "Modifié entre-temps par quelqu'un d'autre.",
    })
}

function groupRefs(world: World, ospIds: readonly string[]): Schemas['Ref'][] {
  return ospIds.flatMap((ospId) => {
    const group = world.tables.userGroups.get(ospId)
    return group ? [{ ospId, name: group.data.extId }] : []
  })
}
