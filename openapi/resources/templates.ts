import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    template: {
      create: 'createTemplate',
      list: 'getTemplates',
      update: 'updateTemplate',
      remove: 'deleteTemplate',
      derived: ['predefined', 'categoryLabel'],
      reworded: ['ownerOspId', 'versions'],
    },
  },
  writes: { createTemplate: { repeated: 409 } },
  reads: { renderTemplatePreview: true },
  filters: {
    getTemplates: {
      templateNameLike: { contains: 'name' },
      ownerNameLike: { contains: 'owner.name' },
      language: 'languages',
    },
  },
} satisfies AreaModel
