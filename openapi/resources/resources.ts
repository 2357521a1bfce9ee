import type { AreaModel } from '../resources.ts'

const RESOURCE_FILTERS = {
  label: 'labels',
  hasLabel: { present: 'labels' },
  resourceGroupOspId: 'groups.ospId',
  inGroup: { present: 'groups.ospId' },
}

export const model = {
  resources: {
    resource: { create: 'createResource', update: 'updateResource', remove: 'deleteResource' },
    resourceGroup: {
      create: 'createResourceGroup',
      update: 'updateResourceGroup',
      remove: 'deleteResourceGroup',
    },
  },
  writes: {
    // The record does not show whether other records refer to it.
    deleteResource: { refusedForSome: { kind: 'resource' } },
    activateResource: { repeated: 409, undoneBy: 'deactivateResource' },
    deactivateResource: { repeated: 409, undoneBy: 'activateResource' },
    changeResourceActivation: { repeated: 'accepted' },
    createResourceGroup: { repeated: 409 },
    activateResourceGroup: { sets: { active: true }, repeated: 409, undoneBy: 'deactivateResourceGroup' },
    deactivateResourceGroup: { sets: { active: false }, repeated: 409, undoneBy: 'activateResourceGroup' },
  },
  filters: {
    getResourcesByFilter: RESOURCE_FILTERS,
    getResourcesByTypeAndFilter: RESOURCE_FILTERS,
  },
  waived: {
    updateResourceLabel: 'a label is no record: it is part of the resources that carry it (G091)',
  },
} satisfies AreaModel
