/** Products as the contract describes them, their parts, and the companies that have them. */
import type { components } from '@/api/generated/schema.ts'
import { DEFAULT_PRODUCTS } from '../../seed/products.ts'
import type { CorporateAccountRow, ProductPartRow, ProductRow, ResourceRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { sorted } from '../lists.ts'
import { modesOf, resourcesByName, resourcesIn, toResourceSummary } from './resources.ts'

type Schemas = components['schemas']

/** The label in a language, truncated to the maximum length of a name. */
export const productName = ({ label }: ProductRow, language: Schemas['Language']): string =>
  (label.translations?.[language] ?? label.defaultValue).slice(0, 200)

export const productRef = (product: ProductRow, language: Schemas['Language']): Schemas['Ref'] => ({
  ospId: product.ospId,
  name: productName(product, language),
})

export function toProduct(
  world: World,
  product: ProductRow,
  language: Schemas['Language'],
): Schemas['Product'] {
  const resources = resourcesOf(world, product)
  return {
    ...product,
    name: productName(product, language),
    composition: partsOf(world, product).map((part) => toCompositionItem(world, part)),
    mobilityModes: modesOf(resources),
    resourceCount: resources.length,
  }
}

/** The parts of a product, in the order in which they were added. */
export const partsOf = (world: World, { ospId }: ProductRow): readonly ProductPartRow[] =>
  world.tables.productParts.by('product', ospId)

/** All resources of a product, including the resources of its groups, each once. */
export const resourcesOf = (world: World, product: ProductRow): ResourceRow[] => [
  ...new Set(partsOf(world, product).flatMap((part) => resourcesOfPart(world, part))),
]

/** The products chosen for a company. */
export const productsOfCompany = (world: World, { data }: CorporateAccountRow): ProductRow[] =>
  (data.selectedProducts ?? DEFAULT_PRODUCTS).flatMap((ospId) => world.tables.products.get(ospId) ?? [])

export const byName = (products: readonly ProductRow[], language: Schemas['Language']): ProductRow[] =>
  sorted(products, 'name', { name: (product) => productName(product, language) }, ({ ospId }) => ospId)

export function toCompositionItem(
  world: World,
  { productOspId: _product, partOspId, ...item }: ProductPartRow,
): Schemas['ProductCompositionItem'] {
  if (item.kind === 'RESOURCE_GROUP') {
    const { name, active, resourceOspIds } = world.tables.resourceGroups.require(partOspId)
    return { ...item, resourceGroupOspId: partOspId, name, active, resourceCount: resourceOspIds.length }
  }
  const { name, active, type, mobilityMode } = world.tables.resources.require(partOspId)
  return { ...item, resourceOspId: partOspId, name, active, type, mobilityMode, resourceCount: 1 }
}

export const toCompositionDetail = (
  world: World,
  product: ProductRow,
  part: ProductPartRow,
): Schemas['ProductCompositionDetail'] => ({
  item: toCompositionItem(world, part),
  terms: termsOf(product, part),
  resources: resourcesByName(resourcesOfPart(world, part)).map((resource) =>
    toResourceSummary(world, resource),
  ),
})

/** R205: the terms of the part itself, otherwise the terms of the product. */
function termsOf(product: ProductRow, part: ProductPartRow): Schemas['CostTerms'] {
  const {
    ospId: _ospId,
    version: _version,
    extId: _extId,
    active: _active,
    label: _label,
    ...terms
  } = product
  const {
    ospId: _part,
    version: _partVersion,
    kind: _kind,
    productOspId: _product,
    partOspId: _of,
    ...own
  } = part
  return { ...terms, ...own }
}

function resourcesOfPart(world: World, { kind, partOspId }: ProductPartRow): ResourceRow[] {
  const { resourceGroups, resources } = world.tables
  return kind === 'RESOURCE'
    ? [resources.require(partOspId)]
    : resourcesIn(world, resourceGroups.require(partOspId))
}
