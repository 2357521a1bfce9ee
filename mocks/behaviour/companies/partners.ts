/** Partners as the contract describes them, their links, and the deactivation of a partner. */
import type { components } from '@/api/generated/schema.ts'
import { endSessions, isOspAdmin } from '../../auth.ts'
import { REFERENCES } from '@/api/generated/references.ts'
import { invalidField, notFound } from '../../refusal.ts'
import type { CorporateAccountRow, PartnerRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { changeAccount } from './companies.ts'
import { atMoment } from '../users/activation.ts'
import { sorted } from '../lists.ts'
import { dayOf } from '../months.ts'
import { changeUser } from '../users/users.ts'

type Schemas = components['schemas']

/** Returns the partner, or throws the contract's 404. Everyone may read their own partner, an ospadmin all. */
export function requirePartner(world: World, caller: UserRow, ospId: string): PartnerRow {
  const partner = world.tables.partners.require(ospId)
  if (!isOspAdmin(caller) && partnerOf(world, caller) !== ospId) throw notFound()
  return partner
}

type Reference = keyof typeof REFERENCES

/** Whether a partner is of a type that fields with this `x-reference` may name. */
export const isReferable = (reference: Reference, { data }: PartnerRow): boolean =>
  REFERENCES[reference].some((type) => type === data.partnerType)

/** Throws 422 unless a field names a partner that it may name. */
export function requireReferable(
  world: World,
  reference: Reference,
  ospId: string,
  field: string,
): PartnerRow {
  const partner = world.tables.partners.get(ospId)
  if (!partner || !isReferable(reference, partner))
    throw invalidField(field, 'partner', 'There is no such partner of this type')
  return partner
}

/** The partner that employs the user, or that serves the user's company. */
export function partnerOf(world: World, user: UserRow): string | undefined {
  return (
    user.partnerOspId ??
    world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')?.data.partner.ospId
  )
}

export const byPartnerName = (partners: readonly PartnerRow[]): PartnerRow[] =>
  sorted(partners, 'name', { name: ({ data }) => data.name }, ({ ospId }) => ospId)

export const toPartner = (world: World, partner: PartnerRow): Schemas['Partner'] => ({
  ...partner,
  corporateAccountCount: countAccounts(world, partner),
  subPartners: subPartnersOf(world, partner).map(toRef),
  superPartners: superPartnersOf(world, partner).map(toRef),
})

export function toPartnerSummary(world: World, partner: PartnerRow): Schemas['PartnerSummary'] {
  const { ospId, extId, active, data } = partner
  const { name, partnerType } = data
  return {
    ospId,
    extId,
    active,
    data: { name, partnerType },
    corporateAccountCount: countAccounts(world, partner),
  }
}

/** The direct sub-partners of a partner, by name. */
export const subPartnersOf = (world: World, { ospId }: PartnerRow): PartnerRow[] =>
  byPartnerName(
    world.tables.partnerLinks
      .by('super', ospId)
      .flatMap(({ subOspId }) => world.tables.partners.get(subOspId) ?? []),
  )

/** The direct super-partners of a partner, by name. */
export const superPartnersOf = (world: World, { ospId }: PartnerRow): PartnerRow[] =>
  byPartnerName(
    world.tables.partnerLinks
      .by('sub', ospId)
      .flatMap(({ superOspId }) => world.tables.partners.get(superOspId) ?? []),
  )

/** Whether `lower` is `upper`, or below it over any number of links. */
export function isBelow(world: World, lower: PartnerRow, upper: PartnerRow): boolean {
  return (
    lower.ospId === upper.ospId || superPartnersOf(world, lower).some((one) => isBelow(world, one, upper))
  )
}

/**
 * R106: the other records that a partner's deactivation affects: the active companies, and the users who are active or
 * have a planned activation.
 */
export function affectedByDeactivation(
  world: World,
  partner: PartnerRow,
): { accounts: CorporateAccountRow[]; people: UserRow[] } {
  const { corporateAccounts, users } = world.tables
  const accounts = corporateAccounts.by('partner', partner.ospId)
  const ospIds = new Set(accounts.map(({ ospId }) => ospId))
  const people = users.filter(
    (user) =>
      isActiveOrPlanned(world, user) &&
      !isOspAdmin(user) &&
      (ospIds.has(user.corporateAccountOspId ?? '') || user.partnerOspId === partner.ospId),
  )
  return { accounts: accounts.filter(({ active }) => active), people }
}

/** R106: deactivates a partner with all its companies, their users and its staff. */
export function deactivatePartner(world: World, partner: PartnerRow): Schemas['PartnerDeactivation'] {
  const { accounts, people } = affectedByDeactivation(world, partner)
  const inactiveFrom = dayOf(world.now())
  for (const account of accounts)
    changeAccount(world, account, { active: false, inactiveFrom, deactivationRequestedOn: undefined })
  for (const user of people) {
    endSessions(world, user.ospId)
    const noPlans = { desiredActivationDate: undefined, desiredDeactivationDate: undefined }
    changeUser(world, user, { active: false, ...noPlans })
  }
  const changed = world.tables.partners.update(partner.ospId, { active: false, version: partner.version + 1 })
  return {
    partner: toPartner(world, changed),
    deactivatedAccountCount: accounts.length,
    deactivatedUserCount: people.length,
  }
}

/** Whether the user is active, or has a planned activation. */
function isActiveOrPlanned(world: World, user: UserRow): boolean {
  const { active, desiredActivationDate } = atMoment(user, world.now())
  return active || desiredActivationDate !== undefined
}

const countAccounts = (world: World, { ospId }: PartnerRow): number =>
  world.tables.corporateAccounts.by('partner', ospId).length

/** A reference to the partner, with its identifier as the name when it does not exist. */
export const partnerRef = (world: World, ospId: string): Schemas['Ref'] => ({
  ospId,
  name: world.tables.partners.get(ospId)?.data.name ?? ospId,
})

const toRef = ({ ospId, data }: PartnerRow): Schemas['Ref'] => ({ ospId, name: data.name })
