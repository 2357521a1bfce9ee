import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    partner: { create: 'createPartner', read: 'getPartner', list: 'getAllPartners', update: 'updatePartner' },
  },
  writes: {
    createPartner: { repeated: 409 },
    activatePartner: { sets: { active: true }, undoneBy: 'deactivatePartner', repeated: 409 },
    deactivatePartner: { sets: { active: false }, undoneBy: 'activatePartner', repeated: 409 },
    addRelatedPartner: { seenIn: 'getRelatedPartners', undoneBy: 'removeRelatedPartner', repeated: 409 },
    removeRelatedPartner: { seenIn: 'getRelatedPartners', repeated: 404 },
  },
  filters: { getRelatedPartners: { partnerOspId: null } },
} satisfies AreaModel
