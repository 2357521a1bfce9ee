/** Owners of gas stations, and their periods. */
import type { components } from '@/api/generated/schema.ts'
import { invalidField } from '../../refusal.ts'
import type { OwnershipRow, PartnerRow, ResourceRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { sorted } from '../lists.ts'
import { dayOf } from '../months.ts'
import { partnerRef } from '../companies/partners.ts'

type Schemas = components['schemas']

export const toOwner = (world: World, owner: OwnershipRow): Schemas['GasStationOwner'] => ({
  ...owner,
  name: partnerRef(world, owner.ownerOspId).name,
  state: stateOf(world, owner),
})

/** Sorts the owners by start date. Throws 422 for a partner that does not exist. */
export function ownersToStore(world: World, owners: readonly OwnershipRow[]): OwnershipRow[] {
  for (const [index, { ownerOspId }] of owners.entries())
    if (!world.tables.partners.get(ownerOspId))
      throw invalidField(`owners.${index}.ownerOspId`, 'unknown', 'There is no such partner')
  // Without a start date the owner is the first.
  const start = ({ validFrom = '' }: OwnershipRow): string => validFrom
  return sorted(owners, 'start', { start }, ({ ownerOspId }) => ownerOspId)
}

/** The stations that a partner owns now or will own. */
export const stationsOf = (world: World, ownerOspId: string): ResourceRow[] =>
  stations(world).filter(({ owners = [] }) =>
    owners.some((owner) => owner.ownerOspId === ownerOspId && stateOf(world, owner) !== 'PAST'),
  )

/** The partner with the number of its stations, or `undefined` if it never had one. */
export function toFuelPartner(world: World, partner: PartnerRow): Schemas['FuelPartner'] | undefined {
  const { ospId, extId, active, data } = partner
  const all = stations(world).filter(({ owners = [] }) =>
    owners.some(({ ownerOspId }) => ownerOspId === ospId),
  )
  if (all.length === 0) return undefined
  const stationCount = stationsOf(world, ospId).length
  return { ospId, extId, name: data.name, active, stationCount, pastStationCount: all.length - stationCount }
}

const stations = (world: World): readonly ResourceRow[] => world.tables.resources.by('type', 'gasStation')

/** Whether a period of ownership is past, present or future. */
function stateOf(world: World, { validFrom, validTo }: OwnershipRow): Schemas['GasStationOwner']['state'] {
  const today = dayOf(world.now())
  if (validTo !== undefined && validTo < today) return 'PAST'
  return validFrom !== undefined && validFrom > today ? 'FUTURE' : 'CURRENT'
}
