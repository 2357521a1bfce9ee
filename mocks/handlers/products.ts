import type { components } from '@/api/generated/schema.ts'
import { compositionPartRules } from '~openapi/rules.ts'
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
import { requireAccount, requireUser } from '../behaviour/access.ts'
import { productsContaining } from '../behaviour/products/resources.ts'
import { createSearch } from '../behaviour/text.ts'
import { nullsToUndefined } from '../behaviour/users/user-changes.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, notFound, taken } from '../refusal.ts'
import type { ProductRow, UserRow } from '../tables.ts'
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
    const columns: Columns<ProductRow> = {
      name: (product) => productName(product, caller.language),
      extId: ({ extId }) => extId,
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
      paged(rows, query, (product) => toProduct(world, product, caller.language)),
    )
  },

  createProduct({ world, caller, body, reply }) {
    refuseTakenExtId(world, body.extId, 'extId')
    const product = world.tables.products.insert({
      active: true,
      chargedOnUserBudget: true,
      ...body,
      ospId: world.nextId('pr'),
      version: 1,
      label: toLabel(body.label),
    })
    return reply(200, toProduct(world, product, caller.language))
  },

  updateProduct({ world, caller, body: { ospId, version, data }, reply }) {
    const product = world.tables.products.require(ospId)
    refuseStale(product.version, version)
    if (data.extId !== undefined) refuseTakenExtId(world, data.extId, 'data.extId', ospId)
    const { label, ...rest } = data
    const changed = change(world, product, {
      ...nullsToUndefined(rest),
      ...(label && { label: toLabel(label) }),
    })
    return reply(200, toProduct(world, changed, caller.language))
  },

  activateProduct({ world, caller, body, reply }) {
    const product = world.tables.products.require(body.ospId)
    if (product.active) throw alreadyActive()
    return reply(200, toProduct(world, change(world, product, { active: true }), caller.language))
  },

  deactivateProduct({ world, caller, body, reply }) {
    const product = world.tables.products.require(body.ospId)
    if (!product.active) throw alreadyInactive()
    return reply(200, toProduct(world, change(world, product, { active: false }), caller.language))
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
    const wanted = body.compositionOspId
    const parts = partsOf(world, product).filter(({ ospId }) => wanted === undefined || ospId === wanted)
    if (wanted !== undefined && parts.length === 0) throw notFound()
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
    const { resourceGroups, resources, productParts } = world.tables
    const { ospId: partOspId } = isGroup
      ? resourceGroups.require(resourceGroupOspId)
      : resources.require(resourceOspId ?? '')
    if (partsOf(world, product).some((part) => part.partOspId === partOspId))
      throw taken(field, 'unique', 'The product has this part already')
    const part = productParts.insert({
      ...terms,
      ospId: world.nextId('pc'),
      version: 1,
      kind: isGroup ? 'RESOURCE_GROUP' : 'RESOURCE',
      productOspId,
      partOspId,
    })
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
    world.tables.productParts.remove(body.ospId)
    return reply(204)
  },
})

/** Converts the products, sorted by name. */
const toSortedProducts = (
  world: World,
  { language }: UserRow,
  rows: readonly ProductRow[],
): components['schemas']['Product'][] =>
  byName(rows, language).map((product) => toProduct(world, product, language))

const change = (
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
  const wanted = extId.toUpperCase()
  if (world.tables.products.find((one) => one.ospId !== except && one.extId.toUpperCase() === wanted))
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
