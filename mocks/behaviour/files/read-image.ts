import { type ImageLimits, ImageRefused, readImage, type ReadImage } from '~files/image-file.ts'
import { invalidField } from '../../refusal.ts'

/** The limits of each branding image (R174, G134, G312). */
export const IMAGE_LIMITS = {
  acceptedTypes: ['image/png', 'image/jpeg', 'image/svg+xml'],
  maxBytes: 2 * 1024 * 1024,
  maxSide: 4096,
} satisfies ImageLimits

/** Reads an uploaded image. Throws 422 on field `file` when it is refused. */
export async function requireImage(file: Blob): Promise<ReadImage> {
  try {
    return await readImage(file, IMAGE_LIMITS)
  } catch (error) {
    if (error instanceof ImageRefused) throw invalidField('file', error.rule, error.message, error.params)
    throw error
  }
}
