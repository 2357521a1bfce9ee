import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    // The record does not show whether other records refer to it.
    deleteResource: { refusedForSome: { kind: 'resource' } },
    activateResource: { repeated: 409, undoneBy: 'deactivateResource' },
    deactivateResource: { repeated: 409, undoneBy: 'activateResource' },
    createResourceGroup: { repeated: 409 },
    activateResourceGroup: { repeated: 409, undoneBy: 'deactivateResourceGroup' },
    deactivateResourceGroup: { repeated: 409, undoneBy: 'activateResourceGroup' },
  },
  waived: {
    updateResourceLabel: 'a label is no record: it is part of the resources that carry it (G091)',
  },
} satisfies AreaModel
