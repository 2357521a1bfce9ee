import type { AreaModel } from '../resources.ts'

export const model = {
  files: { uploadBrandingImage: 'image' },
  writes: { uploadBrandingImage: { again: 'accepted' } },
} satisfies AreaModel
