/** G353: the records that a record uses, and the records that use it. */
import type { components } from '@/api/generated/schema.ts'
import { isOspAdmin } from '../../auth.ts'
import { notFound } from '../../refusal.ts'
import { DEFAULT_PRODUCTS } from '../../seed/products.ts'
import type {
  CorporateAccountRow,
  PartnerRow,
  ProductRow,
  ResourceGroupRow,
  ResourceRow,
  UserGroupRow,
  UserRow,
} from '../../tables.ts'
import type { World } from '../../world.ts'
import { requireAccount } from '../access.ts'
import { sorted } from '../lists.ts'
import { requirePartner, subPartnersOf, superPartnersOf } from '../companies/partners.ts'
import { stationsOf } from './gas-stations.ts'
import { partsOf, productName, productsOfCompany } from './products.ts'
import { groupsOf, productsContaining, productsOfPart, resourcesIn } from './resources.ts'

type Schemas = components['schemas']
type Related = Schemas['RelatedRecord']
/** Related records by direction. Each record contains its kind. */
interface RelatedRecords {
  readonly usedBy: readonly Related[]
  readonly uses: readonly Related[]
}

const KINDS = ['PARTNER', 'COMPANY', 'PRODUCT', 'RESOURCE_GROUP', 'RESOURCE', 'USER_GROUP'] as const
/** The maximum number of records of a kind in a response. */
const MAX_RECORDS = 50

/** Throws 404 for a record that the caller may not see. */
export function relationsOf(world: World, caller: UserRow, ospId: string): Schemas['Relations'] {
  const { record, usedBy, uses } = findRelated(world, caller, ospId)
  return {
    record,
    relations: [...groupByKind('USED_BY', usedBy), ...groupByKind('USES', uses)],
  }
}

function findRelated(
  world: World,
  caller: UserRow,
  ospId: string,
): RelatedRecords & { readonly record: Related } {
  const { partners, corporateAccounts, products, resourceGroups, resources } = world.tables
  if (partners.get(ospId)) {
    const partner = requirePartner(world, caller, ospId)
    return { record: toPartner(partner), ...ofPartner(world, caller, partner) }
  }
  if (corporateAccounts.get(ospId)) {
    const account = requireAccount(world, caller, ospId)
    return { record: toCompany(account), ...ofCompany(world, caller, account) }
  }
  if (!isOspAdmin(caller)) throw notFound()
  const product = products.get(ospId)
  if (product) return { record: toProduct(caller)(product), ...ofProduct(world, product) }
  const group = resourceGroups.get(ospId)
  if (group)
    return {
      record: toGroup(group),
      usedBy: productsOfPart(world, ospId).map(toProduct(caller)),
      uses: resourcesIn(world, group).map(toResource),
    }
  const resource = resources.require(ospId)
  return { record: toResource(resource), ...ofResource(world, caller, resource) }
}

function ofPartner(world: World, caller: UserRow, partner: PartnerRow): RelatedRecords {
  const { corporateAccounts, products, resources } = world.tables
  const provided = new Set([
    ...resources.filter(({ mrpOspId }) => mrpOspId === partner.ospId),
    ...stationsOf(world, partner.ospId),
  ])
  return {
    usedBy: [
      ...corporateAccounts.by('partner', partner.ospId).map(toCompany),
      ...subPartnersOf(world, partner).map(toPartner),
      ...[...provided].map(toResource),
    ],
    uses: [
      ...superPartnersOf(world, partner).map(toPartner),
      ...(partner.data.selectedProducts ?? []).flatMap((id) => products.get(id) ?? []).map(toProduct(caller)),
      ...selectedServices(world, partner.data),
    ],
  }
}

function ofCompany(world: World, caller: UserRow, account: CorporateAccountRow): RelatedRecords {
  const { partners, userGroups } = world.tables
  const partner = partners.get(account.data.partner.ospId)
  return {
    usedBy: userGroups.by('corporateAccount', account.ospId).map(toUserGroup),
    uses: [
      ...(partner ? [toPartner(partner)] : []),
      ...productsOfCompany(world, account).map(toProduct(caller)),
      ...selectedServices(world, account.data),
    ],
  }
}

function ofProduct(world: World, product: ProductRow): RelatedRecords {
  const { corporateAccounts, partners, resourceGroups, resources, usagePermissions, userGroups } =
    world.tables
  const { ospId } = product
  return {
    usedBy: [
      ...partners.filter(({ data }) => data.selectedProducts?.includes(ospId) === true).map(toPartner),
      ...corporateAccounts
        .filter(({ data }) => (data.selectedProducts ?? DEFAULT_PRODUCTS).includes(ospId))
        .map(toCompany),
      ...usagePermissions
        .filter(({ productOspId }) => productOspId === ospId)
        .flatMap(({ userGroupOspId }) => userGroups.get(userGroupOspId) ?? [])
        .map(toUserGroup),
    ],
    uses: partsOf(world, product).map(({ kind, partOspId }) =>
      kind === 'RESOURCE'
        ? toResource(resources.require(partOspId))
        : toGroup(resourceGroups.require(partOspId)),
    ),
  }
}

function ofResource(world: World, caller: UserRow, { ospId, mrpOspId }: ResourceRow): RelatedRecords {
  const { corporateAccounts, partners } = world.tables
  const isSelected = ({ data }: { data: Selection }): boolean =>
    data.selectedServiceResources?.includes(ospId) === true
  const provider = partners.get(mrpOspId)
  return {
    usedBy: [
      ...partners.filter(isSelected).map(toPartner),
      ...corporateAccounts.filter(isSelected).map(toCompany),
      ...productsContaining(world, ospId).map(toProduct(caller)),
      ...groupsOf(world, ospId).map(toGroup),
    ],
    uses: provider ? [toPartner(provider)] : [],
  }
}

interface Selection {
  readonly selectedServiceResources?: readonly string[]
}
const selectedServices = (world: World, { selectedServiceResources = [] }: Selection): Related[] =>
  selectedServiceResources.flatMap((id) => world.tables.resources.get(id) ?? []).map(toResource)

/** One relation per kind, active records first, then by name. */
function groupByKind(
  direction: Schemas['Relation']['direction'],
  found: readonly Related[],
): Schemas['Relation'][] {
  return KINDS.flatMap((kind) => {
    const records = found.filter((one) => one.kind === kind)
    if (records.length === 0) return []
    const byName = sorted(records, 'name', { name: ({ name }) => name }, ({ ospId }) => ospId)
    const active = byName.filter((one) => one.active)
    return [
      {
        direction,
        kind,
        count: records.length,
        activeCount: active.length,
        records: [...active, ...byName.filter((one) => !one.active)].slice(0, MAX_RECORDS),
      },
    ]
  })
}

const toPartner = ({ ospId, active, data }: PartnerRow): Related => ({
  ospId,
  kind: 'PARTNER',
  name: data.name,
  active,
})
const toCompany = ({ ospId, active, data }: CorporateAccountRow): Related => ({
  ospId,
  kind: 'COMPANY',
  name: data.name,
  active,
})
const toUserGroup = ({ ospId, data }: UserGroupRow): Related => ({
  ospId,
  kind: 'USER_GROUP',
  name: data.extId,
  active: data.active,
})
const toProduct =
  ({ language }: UserRow) =>
  (product: ProductRow): Related => ({
    ospId: product.ospId,
    kind: 'PRODUCT',
    name: product.label.html
      ? productName(product, language).replace(/<[^<>]*>/g, '')
      : productName(product, language),
    active: product.active,
  })
const toGroup = ({ ospId, name, active }: ResourceGroupRow): Related => ({
  ospId,
  kind: 'RESOURCE_GROUP',
  name,
  active,
})
const toResource = ({ ospId, name, active, type }: ResourceRow): Related => ({
  ospId,
  kind: 'RESOURCE',
  name,
  active,
  resourceType: type,
})
