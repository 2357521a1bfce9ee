import type { components } from '@/api/generated/schema.ts'
import type { CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { sorted } from '../lists.ts'
import { byName, productName } from '../products/products.ts'

type Schemas = components['schemas']

/**
 * The products, then the services, sorted by name, with the versions that a company may use: the ones that its partner
 * offers, and the ones that it already has (G342).
 */
export function selectableVersions(
  world: World,
  { data }: CorporateAccountRow,
  language: Schemas['Language'],
): Schemas['SelectableVersions'][] {
  const { data: offer } = world.tables.partners.require(data.partner.ospId)
  const isSelectable = (
    name: 'selectedProducts' | 'selectedServiceResources',
    { ospId }: { readonly ospId: string },
  ): boolean => offer[name]?.includes(ospId) !== false || data[name]?.includes(ospId) === true
  const versionsOf = ({ version }: { version: number }): number[] =>
    Array.from({ length: version }, (_, index) => version - index)
  const offered = world.tables.products.filter((product) => isSelectable('selectedProducts', product))
  const products = byName(offered, language).map((product) => ({
    ospId: product.ospId,
    name: productName(product, language),
    kind: 'PRODUCT' as const,
    versions: versionsOf(product),
  }))
  const services = world.tables.resources
    .filter(
      (resource) => resource.type === 'serviceResource' && isSelectable('selectedServiceResources', resource),
    )
    .map((resource) => ({
      ospId: resource.ospId,
      name: resource.name,
      kind: 'SERVICE_RESOURCE' as const,
      versions: versionsOf(resource),
    }))
  return [...products, ...sorted(services, 'name', { name: ({ name }) => name }, ({ ospId }) => ospId)]
}
