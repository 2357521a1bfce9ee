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
  filters: { findProductsByFilter: { mobilityMode: 'mobilityModes' } },
  writes: {
    createProduct: { repeated: 409 },
    activateProduct: {
      seenIn: 'findAllProducts',
      sets: { active: true },
      undoneBy: 'deactivateProduct',
      repeated: 409,
      refusedIn: [
        { code: 'NO_PARTS', first: [{ operation: 'createProduct', send: { active: false, parts: [] } }] },
      ],
    },
    deactivateProduct: {
      seenIn: 'findAllProducts',
      sets: { active: false },
      undoneBy: 'activateProduct',
      repeated: 409,
    },
    addProductComposition: { repeated: 409 },
    deleteProductComposition: { refusedForSome: { kind: 'composition' } },
  },
} satisfies AreaModel
