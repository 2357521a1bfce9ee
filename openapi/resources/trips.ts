import type { AreaModel } from '../resources.ts'

/** If the company switches one of these off, it is off for its groups and users. */
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
    updateTravelCompensation: { seenIn: 'getTravelCompensation' },
    updateCommuteCompensation: { seenIn: 'getCommuteCompensation', reworded: SWITCHES },
    updateBusinessTripCompensation: { seenIn: 'getBusinessTripCompensation', reworded: SWITCHES },
    updateHomeworkCompensation: { seenIn: 'getHomeworkCompensation', reworded: SWITCHES },
    updateBusinessTripPermission: { seenIn: 'getBusinessTripPermission' },
    updateHomeworkPermission: { seenIn: 'getHomeworkPermission' },
    updateCommuteDistance: { seenIn: 'getCommuteDistance' },
    deleteCommuteDistance: { seenIn: 'getCommuteDistance', repeated: 'accepted' },
    updateCommuteUserCompensation: { seenIn: 'getCommuteUserCompensation' },
    updateCommuteUser: { seenIn: 'getCommuteUserStatus' },
  },
} satisfies AreaModel
