/**
 * How a partner or company looks. What a company has not itself it has from its partner, what nobody has from the
 * platform: colour and each image by itself.
 */
import type { components } from '@/api/generated/schema.ts'
import { IMAGE_TYPES } from '../../seed/companies/image-types.ts'
import { invalidField } from '../../refusal.ts'
import type { BrandingImageRow, BrandingRow } from '../../tables.ts'
import { imageKey } from '../../tables.ts'
import type { World } from '../../world.ts'

type Schemas = components['schemas']
type Organisation = Schemas['Organisation']

/** R282. */
export const DEFAULT_COLOR = '#0F89EA'

/** Whose look counts, the owner's own first. */
export function layersOf(world: World, owner: Organisation): string[] {
  const account = world.tables.corporateAccounts.get(owner.ospId)
  return account ? [owner.ospId, account.data.partner.ospId] : [owner.ospId]
}

export const colorOf = (world: World, layers: readonly string[]): BrandingRow | undefined =>
  first(layers, (ospId) => world.tables.brandings.get(ospId))

export const imageOf = (
  world: World,
  layers: readonly string[],
  imageType: string,
): BrandingImageRow | undefined =>
  first(layers, (ownerOspId) => world.tables.brandingImages.get(imageKey({ ownerOspId, imageType })))

/** The configuration that results from `layers`: all of the owner's, or without the own one. */
export function toConfiguration(
  world: World,
  owner: Organisation,
  layers: readonly string[],
): Schemas['BrandingConfiguration'] {
  const color = colorOf(world, layers)
  const images = IMAGE_TYPES[owner.kind].flatMap(({ imageType }) => imageOf(world, layers, imageType) ?? [])
  const isOwn = ({ ownerOspId }: { ownerOspId: string }): boolean => ownerOspId === owner.ospId
  return {
    ospId: owner.ospId,
    ownerName: owner.name,
    ownerKind: owner.kind,
    ...(color && isOwn(color) && { version: color.version }),
    brandColor: color?.brandColor ?? DEFAULT_COLOR,
    isDefault: !(color && isOwn(color)) && !images.some(isOwn),
    images: images.map((image) => toImage(image, !isOwn(image))),
  }
}

export const toImage = (
  { ownerOspId: _owner, png: _png, ...image }: BrandingImageRow,
  inherited: boolean,
): Schemas['BrandingImage'] => ({ ...image, inherited })

/** 422 for an image that partners, or companies, do not have (R204). */
export function refuseUnknownType({ kind }: Organisation, imageType: string): void {
  if (!IMAGE_TYPES[kind].some((known) => known.imageType === imageType))
    throw invalidField('imageType', 'unknown', 'There is no such image here')
}

function first<T>(layers: readonly string[], find: (ospId: string) => T | undefined): T | undefined {
  for (const ospId of layers) {
    const found = find(ospId)
    if (found !== undefined) return found
  }
  return undefined
}
