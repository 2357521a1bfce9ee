import type { components } from '@/api/generated/schema.ts'
import { compositionPartRules, newProductRules } from '~openapi/rules.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { productsOfGroup, requireGroup } from '../behaviour/users/user-groups.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import {
  byName,
  partsOf,
  productName,
  productRef,
  productsOfCompany,
  resourcesOf,
  toCompositionDetail,
  toCompositionItem,
  toProduct,
} from '../behaviour/products/products.ts'
import { usageCounter } from '../behaviour/products/product-use.ts'
import { requireAccount, requireUser } from '../behaviour/access.ts'
import { relationsOf } from '../behaviour/products/relations.ts'
import { productsContaining } from '../behaviour/products/resources.ts'
import { createSearch } from '../behaviour/text.ts'
import { nullsToUndefined } from '../behaviour/users/user-changes.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound, taken } from '../refusal.ts'
import type { ProductPartRow, ProductRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

const search = createSearch<ProductRow>(({ extId, label }) => [
  extId,
  label.defaultValue,
  ...Object.values(label.translations ?? {}),
])

export const products = handlersFor({
  findAllProducts({ world, caller, reply }) {
    return reply(200, toSortedProducts(world, caller, [...world.tables.products.all()]))
  },

  findAllProductsByAssignee({ world, caller, body, reply }) {
    return reply(200, toSortedProducts(world, caller, productsOfAssignee(world, caller, body.assigneeOspId)))
  },

  findProductsByResource({ world, caller, body, reply }) {
    const resource = world.tables.resources.require(body.resourceOspId)
    return reply(200, toSortedProducts(world, caller, productsContaining(world, resource.ospId)))
  },

  findProductsByFilter({ world, caller, query, body, reply }) {
    const countsOf = usageCounter(world, caller)
    const columns: Columns<ProductRow> = {
      name: (product) => productName(product, caller.language),
      extId: ({ extId }) => extId,
      companyCount: ({ ospId }) => countsOf(ospId).usedBy?.companyCount,
    }
    const found = world.tables.products
      .filter(
        (product) =>
          (body.ospId === undefined || product.ospId === body.ospId) &&
          (body.active === undefined || product.active === body.active) &&
          (body.mobilityMode === undefined ||
            resourcesOf(world, product).some(({ mobilityMode }) => mobilityMode === body.mobilityMode)),
      )
      .filter(search(body.search))
    const rows = sorted(found, query.sort ?? 'name', columns, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (product) => ({
        ...toProduct(world, product, caller.language),
        ...countsOf(product.ospId),
      })),
    )
  },

  createProduct({ world, caller, body, reply }) {
    const { parts = [], ...rest } = body
    refuseBrokenRules(newProductRules(body))
    for (const [index, part] of parts.entries()) refuseUnknownPart(world, part, `parts.${index}.`)
    refuseTakenExtId(world, body.extId, 'extId')
    const product = world.tables.products.insert({
      active: true,
      chargedOnUserBudget: true,
      ...rest,
      ospId: world.nextId('pr'),
      version: 1,
      label: toLabel(body.label),
    })
    for (const part of parts) addPart(world, product, part)
    return reply(200, toProductWithUsage(world, caller, product))
  },

  updateProduct({ world, caller, body: { ospId, version, data }, reply }) {
    const product = world.tables.products.require(ospId)
    refuseStale(product.version, version)
    if (data.extId !== undefined) refuseTakenExtId(world, data.extId, 'data.extId', ospId)
    const { label, ...rest } = data
    const changed = updateProductRow(world, product, {
      ...nullsToUndefined(rest),
      ...(label && { label: toLabel(label) }),
    })
    return reply(200, toProductWithUsage(world, caller, changed))
  },

  activateProduct({ world, caller, body, reply }) {
    const product = world.tables.products.require(body.ospId)
    if (product.active) throw alreadyActive()
    if (partsOf(world, product).length === 0) throw noParts()
    return reply(200, toProductWithUsage(world, caller, updateProductRow(world, product, { active: true })))
  },

  deactivateProduct({ world, caller, body, reply }) {
    const product = world.tables.products.require(body.ospId)
    if (!product.active) throw alreadyInactive()
    return reply(200, toProductWithUsage(world, caller, updateProductRow(world, product, { active: false })))
  },

  getProductComposition({ world, caller, body, reply }) {
    const product = world.tables.products.require(body.productOspId)
    return reply(200, {
      product: productRef(product, caller.language),
      items: partsOf(world, product).map((part) => toCompositionItem(world, part)),
    })
  },

  getProductCompositionDetails({ world, caller, body, reply }) {
    const product = world.tables.products.require(body.productOspId)
    const partOspId = body.compositionOspId
    const parts = partsOf(world, product).filter(
      ({ ospId }) => partOspId === undefined || ospId === partOspId,
    )
    if (partOspId !== undefined && parts.length === 0) throw notFound()
    return reply(200, {
      product: productRef(product, caller.language),
      items: parts.map((part) => toCompositionDetail(world, product, part)),
    })
  },

  addProductComposition({ world, body, reply }) {
    const { productOspId, resourceOspId, resourceGroupOspId, ...terms } = body
    const product = world.tables.products.require(productOspId)
    refuseBrokenRules(compositionPartRules(body))
    const isGroup = resourceGroupOspId !== undefined
    const field = isGroup ? 'resourceGroupOspId' : 'resourceOspId'
    const { resourceGroups, resources } = world.tables
    const { ospId: partOspId } = isGroup
      ? resourceGroups.require(resourceGroupOspId)
      : resources.require(resourceOspId ?? '')
    if (partsOf(world, product).some((part) => part.partOspId === partOspId))
      throw taken(field, 'unique', 'The product has this part already')
    const part = addPart(
      world,
      product,
      isGroup ? { resourceGroupOspId, ...terms } : { resourceOspId: partOspId, ...terms },
    )
    return reply(200, toCompositionItem(world, part))
  },

  updateProductComposition({ world, body: { ospId, version, data }, reply }) {
    const { productParts } = world.tables
    const part = productParts.require(ospId)
    refuseStale(part.version, version)
    const changed = productParts.update(ospId, { ...nullsToUndefined(data), version: part.version + 1 })
    return reply(200, toCompositionItem(world, changed))
  },

  deleteProductComposition({ world, body, reply }) {
    const { productParts, products } = world.tables
    const product = products.require(productParts.require(body.ospId).productOspId)
    if (product.active && partsOf(world, product).length === 1) throw lastPart()
    productParts.remove(body.ospId)
    return reply(204)
  },

  findRelations({ world, caller, body, reply }) {
    return reply(200, relationsOf(world, caller, body.recordOspId))
  },
})

function toSortedProducts(
  world: World,
  caller: UserRow,
  rows: readonly ProductRow[],
): components['schemas']['Product'][] {
  const countsOf = usageCounter(world, caller)
  return byName(rows, caller.language).map((product) => ({
    ...toProduct(world, product, caller.language),
    ...countsOf(product.ospId),
  }))
}

const toProductWithUsage = (
  world: World,
  caller: UserRow,
  product: ProductRow,
): components['schemas']['Product'] => ({
  ...toProduct(world, product, caller.language),
  ...usageCounter(world, caller)(product.ospId),
})

function refuseUnknownPart(world: World, part: Part, prefix: string): void {
  const { resourceOspId, resourceGroupOspId } = part
  const { resourceGroups, resources } = world.tables
  if (resourceGroupOspId !== undefined && !resourceGroups.get(resourceGroupOspId))
    throw invalidField(`${prefix}resourceGroupOspId`, 'unknown', 'There is no such resource group')
  if (resourceOspId !== undefined && !resources.get(resourceOspId))
    throw invalidField(`${prefix}resourceOspId`, 'unknown', 'There is no such resource')
}

type Part = components['schemas']['ProductPart']

const addPart = (
  world: World,
  { ospId }: ProductRow,
  { resourceOspId, resourceGroupOspId, ...terms }: Part,
): ProductPartRow =>
  world.tables.productParts.insert({
    ...terms,
    ospId: world.nextId('pc'),
    version: 1,
    kind: resourceGroupOspId === undefined ? 'RESOURCE' : 'RESOURCE_GROUP',
    productOspId: ospId,
    partOspId: resourceGroupOspId ?? resourceOspId ?? '',
  })

const updateProductRow = (
  world: World,
  { ospId, version }: ProductRow,
  values: { [Name in keyof ProductRow]?: ProductRow[Name] | undefined },
): ProductRow => world.tables.products.update(ospId, { ...values, version: version + 1 })

const toLabel = (label: components['schemas']['ProductLabelInput']): ProductRow['label'] => ({
  html: false,
  ...label,
})

/** R139: throws 409 when another product has the external id, ignoring case. */
function refuseTakenExtId(world: World, extId: string, field: string, except?: string): void {
  const upperCase = extId.toUpperCase()
  if (world.tables.products.find((one) => one.ospId !== except && one.extId.toUpperCase() === upperCase))
    throw taken(field, 'unique', 'The external id must be unique')
}

/** The products of a company, group or user. The caller must have access to that record. */
function productsOfAssignee(world: World, caller: UserRow, ospId: string): ProductRow[] {
  const { corporateAccounts, userGroups } = world.tables
  if (corporateAccounts.get(ospId)) return productsOfCompany(world, requireAccount(world, caller, ospId))
  const groups = userGroups.get(ospId)
    ? [requireGroup(world, caller, ospId)]
    : requireUser(world, caller, ospId).userGroupOspIds.flatMap((group) => userGroups.get(group) ?? [])
  return [...new Set(groups.flatMap((group) => productsOfGroup(world, group).map(({ product }) => product)))]
}

const alreadyActive = () =>
  conflict('ALREADY_ACTIVE', 'The product is active already.', {
    nl: 'Dit product is al actief.',
    en: 'This product is active already.',
    fr: 'Ce produit est déjà actif.',
  })
const alreadyInactive = () =>
  conflict('ALREADY_INACTIVE', 'The product is inactive already.', {
    nl: 'Dit product is al inactief.',
    en: 'This product is inactive already.',
    fr: 'Ce produit est déjà inactif.',
  })
const noParts = () =>
  conflict('NO_PARTS', 'The product has no parts.', {
    nl: 'Dit product heeft geen resources.',
    en: 'This product has no resources.',
    fr: "Ce produit n'a aucune ressource.",
  })
const lastPart = () =>
  conflict('LAST_PART', 'It is the last part of an active product.', {
    nl: 'Een actief product heeft minstens één resource.',
    en: 'An active product has at least one resource.',
    fr: 'Un produit actif a au moins une ressource.',
  })
