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
const TRIP_SETTINGS = [
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

/** A write of settings; that somebody else was faster, the form tells itself. */
export const SETTINGS_WRITE = { refreshes: TRIP_SETTINGS, ignore: ['STALE'] }
