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

/** The reads that a change of trip settings affects: all settings share a version, and lower levels inherit. */
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
