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

interface ImageKey {
  readonly ospId: string
  readonly imageType: string
}

/** Uploads the selected file, or deletes the own image so that the inherited one (`above`) applies again. */
async function saveImage(key: ImageKey, image: 'above' | ChosenImage, shows: Shows): Promise<void> {
  if (image === 'above') return ignoreMissing(write(deleteBrandingImage, { body: key }, IGNORE_MISSING))
  const atImage = (error: ApiError): ApiError => atField(error, `images.${key.imageType}`)
  try {
    await upload(
      uploadBrandingImage,
      { query: key, body: { file: image.file } },
      { shows: (error) => shows(atImage(error)) },
    )
  } catch (error) {
    throw error instanceof ApiError ? atImage(error) : error
  }
}

const IGNORE_MISSING = { refreshes: [], ignore: ['NOT_FOUND'] }

const reset = (id: string): Promise<void> =>
  ignoreMissing(write(deleteBrandingConfiguration, { path: { id } }, IGNORE_MISSING))

/** Ignores the error if someone else has already deleted it. */
async function ignoreMissing(deleted: Promise<unknown>): Promise<void> {
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
