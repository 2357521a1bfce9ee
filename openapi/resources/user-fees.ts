import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    userFee: {
      create: 'createUserFee',
      list: 'getAllUserFees',
      update: 'updateUserFee',
      remove: 'deleteUserFee',
    },
  },
  writes: { createUserFee: { repeated: 409 } },
} satisfies AreaModel
