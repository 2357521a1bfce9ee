import type { Schemas } from '@/api/generated/schema.ts'
import request from '@/api/generated/requests/SaveBrandingConfigurationRequest.ts'
import { brokenRules } from '@/forms/validate.ts'
import { ImageRefused, readImage } from '~files/image-file.ts'
import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

export type ImageType = Schemas['BrandingImageType']
export type Configuration = Schemas['BrandingConfiguration']

/** A configuration with the version that the form compares. An inherited colour has none. */
export type Look = Configuration & { readonly version: number }

/** A selected file, with the reason if it is refused. */
export interface ChosenImage {
  readonly file: File
  readonly refused?: BrokenRule
}
/** The image of this owner (`own`), the inherited image (`above`), or a file that is not sent yet. */
export type ImageValue = 'own' | 'above' | ChosenImage

export interface BrandingValues {
  readonly brandColor?: string
  /** By image type. */
  readonly images: Readonly<Record<string, ImageValue>>
}

/** The changes of the user. */
export interface BrandingChange {
  readonly ospId: string
  readonly version: number
  readonly data: {
    /** Null removes the own colour (G313). */
    readonly brandColor?: string | null
    readonly images?: Readonly<Record<string, 'above' | ChosenImage>>
    /** Removes all own branding. */
    readonly reset?: true
  }
}

export const toForm =
  (types: readonly ImageType[]) =>
  ({ brandColor, images }: Configuration): BrandingValues => ({
    brandColor,
    images: Object.fromEntries(
      types.map(({ imageType }) => [
        imageType,
        images.some((image) => image.imageType === imageType && !image.inherited) ? 'own' : 'above',
      ]),
    ),
  })

/** The form values if everything is inherited. */
export const toInherited = (types: readonly ImageType[], above: Configuration): BrandingValues =>
  toForm(types)({ ...above, images: [] })

/** The changes to save. A colour equal to the inherited one is saved as inherited. */
export function toChange(
  { brandColor, images }: BrandingValues,
  before: BrandingValues,
  above: Pick<Configuration, 'brandColor'>,
): BrandingChange['data'] {
  const isInherited = brandColor === undefined || brandColor === above.brandColor
  const changed = Object.entries(images).filter(([type, value]) => value !== before.images[type])
  if (brandColor === before.brandColor && changed.length === 0) return {}
  if (isInherited && Object.values(images).every((value) => value === 'above')) return { reset: true }
  return {
    ...(brandColor !== before.brandColor && { brandColor: isInherited ? null : brandColor }),
    ...(changed.length > 0 && { images: Object.fromEntries(changed.flatMap(toSend)) }),
  }
}

const toSend = ([type, value]: readonly [string, ImageValue]): [string, 'above' | ChosenImage][] =>
  value === 'own' ? [] : [[type, value]]

/** R160, R174: an invalid colour, and refused files. */
export function brokenIn({ brandColor, images }: BrandingValues): BrokenRules {
  const isInvalid =
    brandColor !== undefined && 'brandColor' in brokenRules(request.validate, { ospId: 'x', brandColor })
  const refused = Object.entries(images).flatMap(([type, value]): [string, BrokenRule][] =>
    typeof value === 'object' && value.refused ? [[`images.${type}`, value.refused]] : [],
  )
  return { ...Object.fromEntries(refused), ...(isInvalid && { brandColor: { rule: 'colour' } }) }
}

/** Checks a selected file as the server will, so that it is refused at its field before it is sent (R174, G312). */
export async function chosen(file: File, type: ImageType): Promise<ChosenImage> {
  try {
    await readImage(file, type)
    return { file }
  } catch (error) {
    if (!(error instanceof ImageRefused)) return { file, refused: { rule: 'file_unreadable' } }
    const { rule, params } = error
    return { file, refused: { rule, ...withoutUndefined({ params }) } }
  }
}
