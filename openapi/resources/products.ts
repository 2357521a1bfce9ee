import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    product: {
      create: 'createProduct',
      list: 'findAllProducts',
      update: 'updateProduct',
      derived: ['name'],
    },
    composition: {
      create: 'addProductComposition',
      update: 'updateProductComposition',
      remove: 'deleteProductComposition',
    },
  },
  writes: {
    createProduct: { again: 409 },
    activateProduct: {
      seen: 'findAllProducts',
      sets: { active: true },
      undoneBy: 'deactivateProduct',
      again: 409,
    },
    deactivateProduct: {
      seen: 'findAllProducts',
      sets: { active: false },
      undoneBy: 'activateProduct',
      again: 409,
    },
    addProductComposition: { again: 409 },
  },
} satisfies AreaModel
