import type { AreaModel } from '../resources.ts'

/** Stored as sent, but read as off while the company has switched the setting off for all its groups and users. */
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
