import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    partner: { create: 'createPartner', read: 'getPartner', list: 'getAllPartners', update: 'updatePartner' },
  },
  writes: {
    createPartner: { again: 409 },
    activatePartner: { sets: { active: true }, undoneBy: 'deactivatePartner', again: 409 },
    deactivatePartner: { sets: { active: false }, undoneBy: 'activatePartner', again: 409 },
    addRelatedPartner: { seen: 'getRelatedPartners', undoneBy: 'removeRelatedPartner', again: 409 },
    removeRelatedPartner: { seen: 'getRelatedPartners', again: 404 },
  },
} satisfies AreaModel
