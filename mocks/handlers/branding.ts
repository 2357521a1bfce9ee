/** Branding of the portal, and of partners and companies, which only platform staff changes (R069). */
import type { components } from '@/api/generated/schema.ts'
import type { ReadImage } from '~files/image-file.ts'
import { fromBase64, toBase64 } from '../behaviour/files/base64.ts'
import { drawLogo } from '../behaviour/files/draw-png.ts'
import {
  colorOf,
  DEFAULT_COLOR,
  imageOf,
  brandingOwners,
  refuseUnknownType,
  toConfiguration,
  toImage,
} from '../behaviour/companies/branding.ts'
import { endVersion, firstVersion } from '../behaviour/ended-versions.ts'
import { localTime } from '~notations/brussels.ts'
import { requireOrganisation } from '../behaviour/companies/organisations.ts'
import { requirePartner } from '../behaviour/companies/partners.ts'
import { requireAccount } from '../behaviour/access.ts'
import { IMAGE_LIMITS, requireImage } from '../behaviour/files/read-image.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { notFound } from '../refusal.ts'
import { IMAGE_TYPES, PORTAL_LOGO } from '../seed/companies/image-types.ts'
import { type BrandingRow, imageKey, type UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

type Schemas = components['schemas']

export const branding = handlersFor({
  getPortalBranding({ world, caller, body, reply }) {
    const layers = portalLayers(world, caller, body.corporateAccountOspId)
    const color = colorOf(world, layers)
    const logo = imageOf(world, layers, PORTAL_LOGO)
    const owner = logo ?? color
    return reply(200, {
      brandColor: color?.brandColor ?? DEFAULT_COLOR,
      ...(owner && { name: requireOrganisation(world, owner.ownerOspId).name }),
      hasLogo: logo !== undefined,
    })
  },

  getPortalLogo({ world, caller, query, raw }) {
    const logo = imageOf(world, portalLayers(world, caller, query.corporateAccountOspId), PORTAL_LOGO)
    if (!logo) throw notFound()
    return raw(200, 'image/png', fromBase64(logo.png))
  },

  getBrandingConfiguration({ world, path, reply }) {
    const owner = requireOrganisation(world, path.id)
    return reply(200, toConfiguration(world, owner, brandingOwners(world, owner)))
  },

  getDefaultBrandingConfiguration({ world, path, reply }) {
    const owner = requireOrganisation(world, path.id)
    return reply(200, toConfiguration(world, owner, brandingOwners(world, owner).slice(1)))
  },

  saveBrandingConfiguration({ world, body, reply }) {
    const owner = requireOrganisation(world, body.ospId)
    const { brandings } = world.tables
    const existing = brandings.get(owner.ospId)
    refuseStale(existing?.version ?? 0, body.version)
    if (body.brandColor === null) {
      if (existing) removeColor(world, existing)
      return reply(200, toConfiguration(world, owner, brandingOwners(world, owner)))
    }
    const brandColor = (body.brandColor ?? DEFAULT_COLOR).toUpperCase()
    if (existing) brandings.update(owner.ospId, { brandColor, version: existing.version + 1 })
    else
      brandings.insert({
        ownerOspId: owner.ospId,
        version: firstVersion(world, 'brandings', owner.ospId),
        brandColor,
      })
    return reply(200, toConfiguration(world, owner, brandingOwners(world, owner)))
  },

  deleteBrandingConfiguration({ world, path, reply }) {
    const { ospId } = requireOrganisation(world, path.id)
    const { brandings, brandingImages } = world.tables
    const images = brandingImages.by('owner', ospId)
    const color = brandings.get(ospId)
    if (!color && images.length === 0) throw notFound()
    if (color) removeColor(world, color)
    for (const image of images) brandingImages.remove(imageKey(image))
    return reply(204)
  },

  getPartnerImageTypes({ caller, reply }) {
    return reply(200, imageTypes('PARTNER', caller.language))
  },

  getCorporateAccountImageTypes({ caller, reply }) {
    return reply(200, imageTypes('CORPORATE_ACCOUNT', caller.language))
  },

  getBrandingImage({ world, caller, body, raw }) {
    const owner = requireOrganisation(world, body.ospId)
    if (owner.kind === 'PARTNER') requirePartner(world, caller, owner.ospId)
    else requireAccount(world, caller, owner.ospId)
    refuseUnknownType(owner, body.imageType)
    const image = imageOf(world, brandingOwners(world, owner), body.imageType)
    if (!image) throw notFound()
    return raw(200, 'image/png', fromBase64(image.png))
  },

  async uploadBrandingImage({ world, query, body, reply }) {
    const owner = requireOrganisation(world, query.ospId)
    refuseUnknownType(owner, query.imageType)
    const read = await requireImage(body.file)
    const row = {
      ownerOspId: owner.ospId,
      imageType: query.imageType,
      fileName: fileNameOf(body.file),
      mediaType: read.mediaType,
      size: read.bytes.length,
      ...read.size,
      updatedOn: localTime(world.now()),
      png: toBase64(toPng(read, colorOf(world, brandingOwners(world, owner))?.brandColor)),
    }
    const { brandingImages } = world.tables
    if (brandingImages.get(imageKey(row))) brandingImages.remove(imageKey(row))
    return reply(200, toImage(brandingImages.insert(row), false))
  },

  deleteBrandingImage({ world, body: { ospId, imageType }, reply }) {
    const owner = requireOrganisation(world, ospId)
    refuseUnknownType(owner, imageType)
    world.tables.brandingImages.remove(imageKey({ ownerOspId: ospId, imageType }))
    return reply(204)
  },
})

function removeColor(world: World, { ownerOspId, version }: BrandingRow): void {
  world.tables.brandings.remove(ownerOspId)
  endVersion(world, 'brandings', ownerOspId, version)
}

/** The branding of the caller's portal: that of the selected company, of their own company or of their own partner. */
function portalLayers(world: World, caller: UserRow, selected: string | undefined): string[] {
  const accountOspId = selected ?? caller.corporateAccountOspId
  if (accountOspId === undefined) return caller.partnerOspId === undefined ? [] : [caller.partnerOspId]
  return brandingOwners(world, requireOrganisation(world, requireAccount(world, caller, accountOspId).ospId))
}

const imageTypes = (
  kind: Schemas['OrganisationKind'],
  language: Schemas['Language'],
): Schemas['BrandingImageType'][] =>
  IMAGE_TYPES[kind].map(({ imageType, labels, recommended: [recommendedWidth, recommendedHeight] }) => ({
    imageType,
    label: inLanguage(labels, language),
    ...IMAGE_LIMITS,
    recommendedWidth,
    recommendedHeight,
  }))

/**
 * R285: images are returned as PNG. The sandbox cannot decode JPEG or SVG, so it returns a drawing of the same
 * proportions.
 */
const toPng = ({ mediaType, bytes, size }: ReadImage, color = DEFAULT_COLOR): Uint8Array =>
  mediaType === 'image/png' ? bytes : drawLogo(color, size?.width, size?.height)

const fileNameOf = (file: Blob): string =>
  (file instanceof File && file.name !== '' ? file.name : 'image').slice(0, 255)
