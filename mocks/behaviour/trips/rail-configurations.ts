/** Settings of the rail operator: season tickets per company, and ticket sales per company, group or user. */
import type { components } from '@/api/generated/schema.ts'
import type { RailTicketSalesRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import type { Assignee } from './trip-settings.ts'
import { changedFields } from '../users/user-changes.ts'
import { refuseStale } from '../users/users.ts'

type Schemas = components['schemas']

/** Season tickets are off for a company without settings. */
export function seasonTicketConfigurationOf(
  world: World,
  corporateAccountOspId: string,
): Schemas['RailSeasonTicketConfiguration'] {
  const { version, data } = seasonTicketsOf(world, corporateAccountOspId)
  return { corporateAccountOspId, version, ...data }
}

export function changeSeasonTicketConfiguration(
  world: World,
  corporateAccountOspId: string,
  expectedVersion: number | undefined,
  change: Schemas['RailSeasonTicketConfigurationUpdate'],
): void {
  const { railSeasonTickets } = world.tables
  const { version, data } = seasonTicketsOf(world, corporateAccountOspId)
  refuseStale(version, expectedVersion)
  const changed = { version: version + 1, data: changedFields(data, change) }
  if (railSeasonTickets.get(corporateAccountOspId)) railSeasonTickets.update(corporateAccountOspId, changed)
  else railSeasonTickets.insert({ corporateAccountOspId, ...changed })
}

const seasonTicketsOf = (world: World, corporateAccountOspId: string) =>
  world.tables.railSeasonTickets.get(corporateAccountOspId) ?? { version: 1, data: { enabled: false } }

/** The settings that apply to an assignee: its own take precedence, then its groups' and its company's. */
export function ticketSalesConfigurationOf(
  world: World,
  { ospId, chain }: Assignee,
): Schemas['RailTicketSalesConfiguration'] {
  const { railTicketSales } = world.tables
  const own = railTicketSales.get(ospId)
  const data: RailTicketSalesRow['data'] = {}
  for (const layer of chain) Object.assign(data, railTicketSales.get(layer)?.data)
  return {
    enabled: false,
    ...data,
    assigneeOspId: ospId,
    version: own?.version ?? 1,
    inherited: Object.keys(own?.data ?? {}).length === 0,
  }
}

export function changeTicketSalesConfiguration(
  world: World,
  { ospId }: Assignee,
  expectedVersion: number | undefined,
  change: Schemas['RailTicketSalesConfigurationUpdate'],
): void {
  const { railTicketSales } = world.tables
  const { version, data } = railTicketSales.get(ospId) ?? { version: 1, data: {} }
  refuseStale(version, expectedVersion)
  const changed = { version: version + 1, data: changedFields(data, change) }
  if (railTicketSales.get(ospId)) railTicketSales.update(ospId, changed)
  else railTicketSales.insert({ assigneeOspId: ospId, ...changed })
}
