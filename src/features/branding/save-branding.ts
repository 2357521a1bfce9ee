import { onlySet } from '@/base/only-set.ts'
import {
  deleteBrandingConfiguration,
  deleteBrandingImage,
  getBrandingConfiguration,
  getBrandingImage,
  saveBrandingConfiguration,
  uploadBrandingImage,
} from '@/api/generated/operations/branding.ts'
import { ApiError } from '@/api/errors.ts'
import { upload } from '@/api/upload.ts'
import { refresh } from '@/api/use-read.ts'
import { write } from '@/api/use-write.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { t } from '@/i18n/i18n.ts'
import type { BrandingChange, ChosenImage } from './branding-form.ts'

const READS = [getBrandingConfiguration, getBrandingImage]
type Shows = (error: ApiError) => boolean

/**
 * Saves the changes: each image by a separate request, then the colour. The version of the colour detects a conflict
 * with someone else's change. Saved changes stay saved if a later request fails, and the user is notified.
 */
export async function saveBranding(change: BrandingChange, shows: Shows): Promise<void> {
  const { ospId, version, data } = change
  let saved = 0
  try {
    if (data.reset) return await reset(ospId)
    for (const [imageType, image] of Object.entries(data.images ?? {})) {
      await saveImage({ ospId, imageType }, image, shows)
      saved += 1
    }
    if (data.brandColor !== undefined)
      await write(
        saveBrandingConfiguration,
        // An inherited colour has no version.
        { body: { ospId, ...(version > 0 && { version }), brandColor: data.brandColor } },
        { refreshes: [], shows },
      )
  } catch (error) {
    if (saved > 0) notify({ tone: 'warning', text: t('ui:form.partlySaved') })
    throw error
  } finally {
    await refresh(READS)
  }
}

interface Place {
  readonly ospId: string
  readonly imageType: string
}

async function saveImage(place: Place, image: 'above' | ChosenImage, shows: Shows): Promise<void> {
  if (image === 'above') return unlessGone(write(deleteBrandingImage, { body: place }, GONE_IS_FINE))
  const atImage = (error: ApiError): ApiError => atField(error, `images.${place.imageType}`)
  try {
    await upload(
      uploadBrandingImage,
      { query: place, body: { file: image.file } },
      { shows: (error) => shows(atImage(error)) },
    )
  } catch (error) {
    throw error instanceof ApiError ? atImage(error) : error
  }
}

const GONE_IS_FINE = { refreshes: [], ignore: ['NOT_FOUND'] }

const reset = (id: string): Promise<void> =>
  unlessGone(write(deleteBrandingConfiguration, { path: { id } }, GONE_IS_FINE))

/** Ignores the error if someone else has already deleted the image. */
async function unlessGone(deleted: Promise<unknown>): Promise<void> {
  try {
    await deleted
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** Moves the error of a file to the field of its image. */
function atField(error: ApiError, field: string): ApiError {
  const { message, code, label, requestId } = error
  const body = {
    message,
    errors: error.fields.map((one) => ({ ...one, field })),
    ...onlySet({ code, errorLabel: label }),
  }
  return new ApiError(error.kind, error.operationId, error.status, body, { requestId })
}
