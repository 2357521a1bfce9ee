import type { AreaModel } from '../resources.ts'

export const model = {
  files: { uploadBrandingImage: 'image' },
  writes: { uploadBrandingImage: { repeated: 'accepted' } },
} satisfies AreaModel
