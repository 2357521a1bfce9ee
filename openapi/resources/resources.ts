import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    // Whether something is made of it, the record does not say.
    deleteResource: { refusedForSome: { kind: 'resource' } },
    activateResource: { again: 409, undoneBy: 'deactivateResource' },
    deactivateResource: { again: 409, undoneBy: 'activateResource' },
    createResourceGroup: { again: 409 },
    activateResourceGroup: { again: 409, undoneBy: 'deactivateResourceGroup' },
    deactivateResourceGroup: { again: 409, undoneBy: 'activateResourceGroup' },
  },
} satisfies AreaModel
