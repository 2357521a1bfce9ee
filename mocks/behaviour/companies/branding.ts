/**
 * Branding of partners and companies. The colour and each image are inherited separately: a company inherits from
 * its partner, and a partner from the platform.
 */
import type { components } from '@/api/generated/schema.ts'
import { IMAGE_TYPES } from '../../seed/companies/image-types.ts'
import { invalidField } from '../../refusal.ts'
import type { BrandingImageRow, BrandingRow } from '../../tables.ts'
import { imageKey } from '../../tables.ts'
import type { World } from '../../world.ts'

type Schemas = components['schemas']
type Organisation = Schemas['Organisation']

/** R282: the default brand colour is #0F89EA. */
export const DEFAULT_COLOR = '#0F89EA'

/** The owners whose branding applies, the owner itself first. */
export function brandingOwners(world: World, owner: Organisation): string[] {
  const account = world.tables.corporateAccounts.get(owner.ospId)
  return account ? [owner.ospId, account.data.partner.ospId] : [owner.ospId]
}

export const colorOf = (world: World, layers: readonly string[]): BrandingRow | undefined =>
  firstFound(layers, (ospId) => world.tables.brandings.get(ospId))

export const imageOf = (
  world: World,
  layers: readonly string[],
  imageType: string,
): BrandingImageRow | undefined =>
  firstFound(layers, (ownerOspId) => world.tables.brandingImages.get(imageKey({ ownerOspId, imageType })))

/** Combines the branding of `layers`: all of the owner's, or only the inherited ones. */
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

/** Throws 422 for an image type that partners, or companies, do not have (R204). */
export function refuseUnknownType({ kind }: Organisation, imageType: string): void {
  if (!IMAGE_TYPES[kind].some((known) => known.imageType === imageType))
    throw invalidField('imageType', 'unknown', 'There is no such image here')
}

function firstFound<T>(layers: readonly string[], find: (ospId: string) => T | undefined): T | undefined {
  for (const ospId of layers) {
    const found = find(ospId)
    if (found !== undefined) return found
  }
  return undefined
}
