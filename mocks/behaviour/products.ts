/** Products as the contract shows them, and who may use which. */
import type { components } from '@/api/generated/schema.ts'
import { USUAL_PRODUCTS } from '../seed/products.ts'
import type { CorporateAccountRow, ProductRow, ServiceResourceRow } from '../tables.ts'
import type { World } from '../world.ts'
import { sorted } from './lists.ts'

type Schemas = components['schemas']

/** The label in a language, cut to what a name may hold. */
export const productName = ({ label }: ProductRow, language: Schemas['Language']): string =>
  (label.translations?.[language] ?? label.defaultValue).slice(0, 200)

export function toProduct(
  world: World,
  { parts, ...product }: ProductRow,
  language: Schemas['Language'],
): Schemas['Product'] {
  const row = { ...product, parts }
  return {
    ...product,
    name: productName(row, language),
    composition: parts.flatMap((part) => compositionItem(world, part)),
    mobilityModes: [...new Set(resourcesOf(world, row).map(({ mobilityMode }) => mobilityMode))],
  }
}

/** All services that a product is made of, those of its groups included. */
export function resourcesOf(world: World, { parts }: ProductRow): ServiceResourceRow[] {
  const { resourceGroups, serviceResources } = world.tables
  const ospIds = parts.flatMap(({ ospId, kind }) =>
    kind === 'RESOURCE' ? [ospId] : (resourceGroups.get(ospId)?.resourceOspIds ?? []),
  )
  return [...new Set(ospIds)].flatMap((ospId) => serviceResources.get(ospId) ?? [])
}

/** The products that were chosen for a company. */
export const productsOfCompany = (world: World, { data }: CorporateAccountRow): ProductRow[] =>
  (data.selectedProducts ?? USUAL_PRODUCTS).flatMap((ospId) => world.tables.products.get(ospId) ?? [])

export const byName = (products: readonly ProductRow[], language: Schemas['Language']): ProductRow[] =>
  sorted(products, 'name', { name: (product) => productName(product, language) }, ({ ospId }) => ospId)

function compositionItem(
  world: World,
  { ospId, kind }: ProductRow['parts'][number],
): Schemas['ProductCompositionItem'][] {
  if (kind === 'RESOURCE') {
    const resource = world.tables.serviceResources.get(ospId)
    return resource ? [{ ospId, kind, name: resource.name, mobilityMode: resource.mobilityMode }] : []
  }
  const group = world.tables.resourceGroups.get(ospId)
  return group ? [{ ospId, kind, name: group.name }] : []
}
