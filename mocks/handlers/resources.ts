import { ownershipRules } from '~openapi/rules.ts'
import { isOspAdmin } from '../auth.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { drawIcon } from '../behaviour/files/draw-png.ts'
import { ownersToStore, stationsOf, toFuelPartner, toOwner } from '../behaviour/products/gas-stations.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { byPartnerName, partnerOf, requirePartner } from '../behaviour/companies/partners.ts'
import {
  changeResource,
  createResource,
  resourceActive,
  resourceInactive,
  resourceInUse,
  reviseResource,
} from '../behaviour/products/resource-changes.ts'
import {
  changeGroup,
  changeMembers,
  groupActive,
  groupInactive,
  groupInUse,
  refuseTakenName,
  toResourceGroup,
  toResourceGroupDetails,
} from '../behaviour/products/resource-groups.ts'
import { changeLabel } from '../behaviour/products/resource-labels.ts'
import { isLabelled, resourcePage } from '../behaviour/products/resource-lists.ts'
import {
  isInGroup,
  isInUse,
  productsOfPart,
  requireResource,
  toResource,
  toResources,
} from '../behaviour/products/resources.ts'
import { createSearch } from '../behaviour/text.ts'
import { nullsToUndefined } from '../behaviour/users/user-changes.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { notFound } from '../refusal.ts'
import { MOBILITY_MODES } from '../seed/finance/modes.ts'
import type { ResourceGroupRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

const searchGroups = createSearch<ResourceGroupRow>(({ name, description }) => [name, description])
const groupColumns = (world: World): Columns<ResourceGroupRow> => ({
  name: ({ name }) => name,
  resourceCount: ({ resourceOspIds }) => resourceOspIds.length,
  productCount: ({ ospId }) => productsOfPart(world, ospId).length,
})
const ospIdOf = ({ ospId }: { ospId: string }): string => ospId

export const resources = handlersFor({
  findAllServiceResources({ world, reply }) {
    return reply(200, toResources(world, world.tables.resources.by('type', 'serviceResource')))
  },

  findAllRentalCarResources({ world, reply }) {
    return reply(200, toResources(world, world.tables.resources.by('type', 'rentalcar')))
  },

  getMobilityModes({ caller, reply }) {
    const modes = MOBILITY_MODES.map(({ mode, labels }) => ({
      mobilityMode: mode,
      label: inLanguage(labels, caller.language),
    }))
    return reply(200, modes)
  },

  getResourcesByFilter({ world, query, body: { types, ...filter }, reply }) {
    const rows = types
      ? types.flatMap((type) => world.tables.resources.by('type', type))
      : [...world.tables.resources.all()]
    return reply(200, resourcePage(world, rows, filter, query))
  },

  getResourcesByLabel({ world, body, reply }) {
    const rows = world.tables.resources.filter((resource) => isLabelled(resource, body.label))
    return reply(200, toResources(world, rows))
  },

  updateResourceLabel({ world, body, reply }) {
    return reply(200, changeLabel(world, body))
  },

  getResourcesByTypeAndFilter({ world, path, query, body, reply }) {
    return reply(200, resourcePage(world, world.tables.resources.by('type', path.type), body, query))
  },

  getResource({ world, path, body, reply }) {
    return reply(200, toResource(world, requireResource(world, path.type, body.ospId)))
  },

  createResource({ world, path, body, reply }) {
    return reply(200, toResource(world, createResource(world, path.type, body)))
  },

  updateResource({ world, path, body, reply }) {
    const resource = requireResource(world, path.type, body.ospId)
    refuseStale(resource.version, body.version)
    return reply(200, toResource(world, reviseResource(world, resource, body.data)))
  },

  activateResource({ world, path, body, reply }) {
    const resource = requireResource(world, path.type, body.ospId)
    if (resource.active) throw resourceActive()
    return reply(200, toResource(world, changeResource(world, resource, { active: true })))
  },

  deactivateResource({ world, path, body, reply }) {
    const resource = requireResource(world, path.type, body.ospId)
    if (!resource.active) throw resourceInactive()
    return reply(200, toResource(world, changeResource(world, resource, { active: false })))
  },

  changeResourceActivation({ world, path, body: { resourceOspIds, active }, reply }) {
    const found = resourceOspIds.map((ospId) => requireResource(world, path.type, ospId))
    const changed = found.filter((resource) => resource.active !== active)
    const unchanged = found.filter((resource) => resource.active === active)
    for (const resource of changed) changeResource(world, resource, { active })
    return reply(200, { changed: changed.map(ospIdOf), unchanged: unchanged.map(ospIdOf) })
  },

  deleteResource({ world, path, body, reply }) {
    const { ospId } = requireResource(world, path.type, body.ospId)
    if (isInUse(world, ospId)) throw resourceInUse()
    world.tables.resources.remove(ospId)
    return reply(204)
  },

  findAllResourceGroups({ world, reply }) {
    const rows = sorted([...world.tables.resourceGroups.all()], 'name', groupColumns(world), ospIdOf)
    return reply(
      200,
      rows.map((group) => toResourceGroup(world, group)),
    )
  },

  getResourceGroupsByFilter({ world, query, body, reply }) {
    const { active, resourceOspId, productOspId } = body
    const contains = (group: ResourceGroupRow): boolean =>
      productsOfPart(world, group.ospId).some(({ ospId }) => ospId === productOspId)
    const found = world.tables.resourceGroups
      .filter(searchGroups(body.search))
      .filter(
        (group) =>
          (active === undefined || group.active === active) &&
          (resourceOspId === undefined || isInGroup(group, resourceOspId)) &&
          (productOspId === undefined || contains(group)),
      )
    const rows = sorted(found, query.sort ?? 'name', groupColumns(world), ospIdOf)
    return reply(
      200,
      paged(rows, query, (group) => toResourceGroup(world, group)),
    )
  },

  getResourceGroup({ world, caller, body, reply }) {
    const group = world.tables.resourceGroups.require(body.ospId)
    return reply(200, toResourceGroupDetails(world, group, caller.language))
  },

  createResourceGroup({ world, body, reply }) {
    refuseTakenName(world, body.name, 'name')
    const resourceOspIds = body.resourceOspIds ?? []
    for (const ospId of resourceOspIds) world.tables.resources.require(ospId)
    const group = world.tables.resourceGroups.insert({
      active: true,
      ...body,
      ospId: world.nextId('rg'),
      version: 1,
      resourceOspIds,
    })
    return reply(200, toResourceGroup(world, group))
  },

  updateResourceGroup({ world, body: { ospId, version, data }, reply }) {
    const group = world.tables.resourceGroups.require(ospId)
    refuseStale(group.version, version)
    if (data.name !== undefined) refuseTakenName(world, data.name, 'data.name', ospId)
    return reply(200, toResourceGroup(world, changeGroup(world, group, nullsToUndefined(data))))
  },

  addToResourceGroup({ world, body, reply }) {
    const group = world.tables.resourceGroups.require(body.resourceGroupOspId)
    return reply(200, changeMembers(world, group, body.resourceOspIds, true))
  },

  removeFromResourceGroup({ world, body, reply }) {
    const group = world.tables.resourceGroups.require(body.resourceGroupOspId)
    return reply(200, changeMembers(world, group, body.resourceOspIds, false))
  },

  activateResourceGroup({ world, body, reply }) {
    const group = world.tables.resourceGroups.require(body.ospId)
    if (group.active) throw groupActive()
    return reply(200, toResourceGroup(world, changeGroup(world, group, { active: true })))
  },

  deactivateResourceGroup({ world, body, reply }) {
    const group = world.tables.resourceGroups.require(body.ospId)
    if (!group.active) throw groupInactive()
    return reply(200, toResourceGroup(world, changeGroup(world, group, { active: false })))
  },

  deleteResourceGroup({ world, body, reply }) {
    const { ospId } = world.tables.resourceGroups.require(body.ospId)
    if (productsOfPart(world, ospId).length > 0) throw groupInUse()
    world.tables.resourceGroups.remove(ospId)
    return reply(204)
  },

  getFuelStationOwners({ world, body, reply }) {
    const { owners = [] } = requireResource(world, 'gasStation', body.fuelStationOspId)
    return reply(
      200,
      owners.map((owner) => toOwner(world, owner)),
    )
  },

  updateFuelStationOwners({ world, body, reply }) {
    const station = requireResource(world, 'gasStation', body.fuelStationOspId)
    refuseStale(station.version, body.version)
    refuseBrokenRules(ownershipRules(body.owners))
    const owners = ownersToStore(world, body.owners)
    return reply(200, toResource(world, changeResource(world, station, { owners })))
  },

  getFuelStationsByOwner({ world, caller, body, reply }) {
    const partner = requirePartner(world, caller, body.ownerOspId)
    return reply(200, toResources(world, stationsOf(world, partner.ospId)))
  },

  getFuelPartners({ world, caller, reply }) {
    const own = isOspAdmin(caller) ? undefined : partnerOf(world, caller)
    const rows = world.tables.partners.filter(({ ospId }) => isOspAdmin(caller) || ospId === own)
    return reply(
      200,
      byPartnerName(rows).flatMap((partner) => toFuelPartner(world, partner) ?? []),
    )
  },

  getServiceResourceIcon({ world, path, raw }) {
    const service = requireResource(world, 'serviceResource', path.serviceResourceOspId)
    if (service.hasIcon !== true) throw notFound()
    return raw(200, 'image/png', drawIcon(service.ospId))
  },
})
