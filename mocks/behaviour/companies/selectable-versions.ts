import type { components } from '@/api/generated/schema.ts'
import type { World } from '../../world.ts'
import { byName, productName } from '../products/products.ts'

type Schemas = components['schemas']

/** The products, then the services, by name, with the versions that a company may use. */
export function selectableVersions(
  world: World,
  language: Schemas['Language'],
): Schemas['SelectableVersions'][] {
  const versionsOf = ({ version }: { version: number }): number[] =>
    Array.from({ length: version }, (_, index) => version - index)
  const products = byName([...world.tables.products.all()], language).map((product) => ({
    ospId: product.ospId,
    name: productName(product, language),
    kind: 'PRODUCT' as const,
    versions: versionsOf(product),
  }))
  const services = world.tables.resources
    .filter(({ type }) => type === 'serviceResource')
    .map((resource) => ({
      ospId: resource.ospId,
      name: resource.name,
      kind: 'SERVICE_RESOURCE' as const,
      versions: versionsOf(resource),
    }))
  services.sort((one, other) => one.name.localeCompare(other.name))
  return [...products, ...services]
}
