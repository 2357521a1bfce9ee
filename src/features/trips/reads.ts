import {
  getBusinessTripCompensation,
  getBusinessTripPermission,
  getCommuteCompensation,
  getCommuteDistance,
  getCommuteUserCompensation,
  getCommuteUserStatus,
  getHomeworkCompensation,
  getHomeworkPermission,
  getTravelCompensation,
} from '@/api/generated/operations/trips.ts'

/** One write changes what all of these say: they share a version, and what is below inherits. */
export const TRIP_SETTINGS = [
  getTravelCompensation,
  getCommuteCompensation,
  getBusinessTripCompensation,
  getHomeworkCompensation,
  getBusinessTripPermission,
  getHomeworkPermission,
  getCommuteDistance,
  getCommuteUserCompensation,
  getCommuteUserStatus,
]
