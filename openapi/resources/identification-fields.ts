import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    identificationToken: {
      create: 'addIdentificationToken',
      list: 'getIdentificationTokens',
      remove: 'deleteIdentificationToken',
    },
  },
  writes: { addIdentificationToken: { repeated: 409 } },
} satisfies AreaModel
