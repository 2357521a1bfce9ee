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
  filters: {
    getTranslation: { missingIn: { without: 'texts.language' } },
    findTranslationsByKeyLike: { keyLike: { contains: 'key' }, missingIn: { without: 'texts.language' } },
    findTranslationsByTranslationLike: {
      translationLike: { contains: ['defaultValue', 'texts.text'], ignoresAccents: true },
      missingIn: { without: 'texts.language' },
    },
  },
  writes: { createTranslation: { repeated: 409 } },
} satisfies AreaModel
