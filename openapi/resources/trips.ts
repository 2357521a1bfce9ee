import type { AreaModel } from '../resources.ts'

/** What the company switches off is off below it. */
const SWITCHES = [
  'businessTripBikeEnabled',
  'businessTripCompanyCarEnabled',
  'businessTripPrivateCarEnabled',
  'commuteBikeEnabled',
  'commuteCarEnabled',
  'commuteWalkingEnabled',
  'homeWorkEnabled',
]

export const model = {
  writes: {
    updateTravelCompensation: { seen: 'getTravelCompensation' },
    updateCommuteCompensation: { seen: 'getCommuteCompensation', reworded: SWITCHES },
    updateBusinessTripCompensation: { seen: 'getBusinessTripCompensation', reworded: SWITCHES },
    updateHomeworkCompensation: { seen: 'getHomeworkCompensation', reworded: SWITCHES },
    updateBusinessTripPermission: { seen: 'getBusinessTripPermission' },
    updateHomeworkPermission: { seen: 'getHomeworkPermission' },
    updateCommuteDistance: { seen: 'getCommuteDistance' },
    deleteCommuteDistance: { seen: 'getCommuteDistance', again: 'accepted' },
    updateCommuteUserCompensation: { seen: 'getCommuteUserCompensation' },
    updateCommuteUser: { seen: 'getCommuteUserStatus' },
  },
} satisfies AreaModel
