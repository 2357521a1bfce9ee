/** Compensation of trips and homeworking: settings of the company, then its groups, then the user. */
import type { components } from '@/api/generated/schema.ts'
import { TAX_FREE_LIMITS } from '~openapi/rules.ts'
import { hash } from '../../seed/random.ts'
import type { CorporateAccountRow, TravelRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { requireGroup } from '../users/user-groups.ts'
import { requireAccount, requireUser } from '../access.ts'
import { refuseStale } from '../users/users.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']
type Configuration = Schemas['TripConfiguration']

const OFF: Configuration = {
  allowDistancesConfiguredByUser: false,
  businessTripBikeEnabled: false,
  businessTripCompanyCarEnabled: false,
  businessTripPrivateCarEnabled: false,
  businessTripCompanyCarCompensationPerKm: 0,
  businessTripPrivateCarCompensationPerKm: 0,
  commuteBikeEnabled: false,
  commuteCarEnabled: false,
  commuteWalkingEnabled: false,
  commuteBikeCompensationPerKm: 0,
  commuteCarCompensationPerKm: 0,
  commuteWalkingCompensationPerKm: 0,
  carCommuteCompensationType: 'PER_KILOMETER',
  homeWorkEnabled: false,
  homeWorkDailyAllowance: 0,
}
const SWITCHES = [
  'allowDistancesConfiguredByUser',
  'businessTripBikeEnabled',
  'businessTripCompanyCarEnabled',
  'businessTripPrivateCarEnabled',
  'commuteBikeEnabled',
  'commuteCarEnabled',
  'commuteWalkingEnabled',
  'homeWorkEnabled',
] as const

/** A company, group or user, with the chain of owners whose settings it inherits, from the company down to itself. */
export interface Assignee {
  ospId: string
  chain: string[]
}

/** Returns the assignee, or throws the contract's 404. */
export function requireTravelAssignee(world: World, caller: UserRow, ospId: string): Assignee {
  const { corporateAccounts, userGroups } = world.tables
  if (corporateAccounts.get(ospId)) return requireTravelCompany(world, caller, ospId)
  if (userGroups.get(ospId)) {
    const { data } = requireGroup(world, caller, ospId)
    return { ospId, chain: [data.corporateAccount.ospId, ospId] }
  }
  return travelerOf(requireUser(world, caller, ospId))
}

/** Returns the company of the settings, or throws the contract's 404. */
export function requireTravelCompany(world: World, caller: UserRow, ospId: string): Assignee {
  return { ospId, chain: [requireAccount(world, caller, ospId).ospId] }
}

export const travelerOf = ({ ospId, corporateAccountOspId, userGroupOspIds }: UserRow): Assignee => ({
  ospId,
  chain: [
    ...(corporateAccountOspId === undefined ? [] : [corporateAccountOspId]),
    ...[...userGroupOspIds].sort(),
    ospId,
  ],
})

/** The settings that apply to an assignee. If the company switches a setting off, it is off for everyone. */
export function configurationOf(world: World, { chain }: Assignee): Configuration {
  const layers = chain.map((ospId) => world.tables.travels.get(ospId)?.data ?? {})
  const merged: Configuration = { ...OFF }
  for (const layer of layers) Object.assign(merged, layer)
  const company: Configuration = { ...OFF, ...layers[0] }
  for (const name of SWITCHES) if (!company[name]) merged[name] = false
  return merged
}

export const versionOf = (world: World, { ospId }: Assignee): number =>
  world.tables.travels.get(ospId)?.version ?? 1

/** Whether the assignee has no own value for any of these settings. */
export const inheritsAll = (world: World, { ospId }: Assignee, names: readonly string[]): boolean =>
  Object.keys(world.tables.travels.get(ospId)?.data ?? {}).every((name) => !names.includes(name))

/** Stores settings of the assignee itself. Settings without a value are removed. */
export function writeTravel(
  world: World,
  assignee: Assignee,
  version: number | undefined,
  change: { [Name in Exclude<keyof TravelRow, 'assigneeOspId' | 'version'>]?: TravelRow[Name] | undefined },
): TravelRow {
  const { travels } = world.tables
  const existing = travels.get(assignee.ospId)
  refuseStale(existing?.version ?? 1, version)
  const row = existing ?? travels.insert({ assigneeOspId: assignee.ospId, version: 1, data: {} })
  const data = { ...row.data, ...change.data }
  return travels.update(assignee.ospId, { ...change, data, version: row.version + 1 })
}

/** The limits, with hints in the caller's language. */
export const taxFreeLimits = (language: Schemas['Language']): Schemas['TaxFreeLimit'][] =>
  TAX_FREE_LIMITS.map((limit) => ({ ...limit, source: inLanguage(SOURCES[limit.mode], language) }))

const SOURCES: Record<Schemas['TaxFreeLimit']['mode'], ByLanguage<string>> = {
  BIKE: {
    nl: 'Fiscale vrijstelling van de fietsvergoeding',
    en: 'Tax exemption of the bicycle allowance',
    fr: "Exonération fiscale de l'indemnité vélo",
  },
  WALKING: {
    nl: 'Fiscale vrijstelling van de wandelvergoeding',
    en: 'Tax exemption of the walking allowance',
    fr: "Exonération fiscale de l'indemnité piéton",
  },
  PRIVATE_CAR: {
    nl: 'Forfaitaire kilometervergoeding, 1 april tot 30 juni 2025',
    en: 'Flat-rate mileage allowance, 1 April to 30 June 2025',
    fr: 'Indemnité kilométrique forfaitaire, du 1er avril au 30 juin 2025',
  },
}

/**
 * The distance from home to work, or to the company if the user has no workplace. `undefined` if an address is missing.
 */
export function proposedKm(world: World, user: UserRow): number | undefined {
  const account = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
  const home = user.homeAddress?.city
  const work = user.workAddress?.city ?? account?.data.city
  if (home === undefined || work === undefined) return undefined
  const draw = hash(`${home} ${user.homeAddress?.streetName} ${work} ${user.workAddress?.streetName}`)
  return home === work ? 1 + (draw % 80) / 10 : 15 + (draw % 650) / 10
}

/** The distance that applies: the one entered, otherwise the proposed one. */
export const effectiveKm = (world: World, user: UserRow): number | undefined =>
  world.tables.travels.get(user.ospId)?.distanceKm ?? proposedKm(world, user)

export const workPlace = (world: World, user: UserRow): string => {
  const account: CorporateAccountRow | undefined = world.tables.corporateAccounts.get(
    user.corporateAccountOspId ?? '',
  )
  return (
    addressText(user.workAddress) || [account?.data.street, account?.data.city].filter(Boolean).join(', ')
  )
}

export const addressText = (address: Schemas['Address'] | undefined): string =>
  [
    [address?.streetName, address?.streetNumber].filter(Boolean).join(' '),
    [address?.zipCode, address?.city].filter(Boolean).join(' '),
  ]
    .filter((part) => part !== '')
    .join(', ')
