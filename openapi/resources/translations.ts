import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    translation: {
      key: 'key',
      create: 'createTranslation',
      read: 'getTranslationByKey',
      list: 'getTranslation',
      update: 'updateTranslation',
      remove: 'deleteTranslation',
    },
  },
  writes: { createTranslation: { repeated: 409 } },
} satisfies AreaModel
