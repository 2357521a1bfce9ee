import type { AreaModel } from '../resources.ts'
import { NEW_USER } from '../situations.ts'

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
    updateHomeworkPermission: {
      seenIn: 'getHomeworkPermission',
      refusedIn: [
        {
          code: 'HOMEWORK_DISABLED',
          first: [
            { operation: 'createCorporateAccount' },
            { operation: 'updateHomeworkCompensation', send: { 'data.homeWorkEnabled': false } },
            NEW_USER,
          ],
          send: { enabled: true },
        },
      ],
    },
    updateCommuteDistance: { seenIn: 'getCommuteDistance' },
    deleteCommuteDistance: { seenIn: 'getCommuteDistance', repeated: 'accepted' },
    updateCommuteUserCompensation: { seenIn: 'getCommuteUserCompensation' },
    updateCommuteUser: {
      seenIn: 'getCommuteUserStatus',
      refusedIn: [
        {
          code: 'COMMUTE_DISABLED',
          first: [
            { operation: 'createCorporateAccount' },
            { operation: 'updateCommuteCompensation', send: { 'data.commuteBikeEnabled': false } },
            NEW_USER,
          ],
          send: { 'data.modes': ['BIKE'] },
        },
      ],
    },
  },
} satisfies AreaModel
