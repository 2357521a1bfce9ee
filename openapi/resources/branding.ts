import type { AreaModel } from '../resources.ts'

export const model = {
  about: { uploadBrandingImage: 'corporateAccount' },
  files: { uploadBrandingImage: 'image' },
  writes: { uploadBrandingImage: { repeated: 'accepted' } },
} satisfies AreaModel
