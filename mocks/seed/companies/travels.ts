/**
 * Trip settings: one company has all except walking, one has only commuting, one has all off. A group and some users
 * have their own settings, with each way of compensation.
 */
import type { TravelRow } from '../../tables.ts'
import { COMPANY, GROUP } from '../names.ts'

/** Several users for each, because on some days a single one has no commute among the latest registrations. */
const OWN_COMPENSATIONS = [
  { users: ['u-1506', 'u-1509'], compensationPerTrip: 2.5 },
  { users: ['u-1504', 'u-1507', 'u-1510'], compensationPerDay: 6 },
  { users: ['u-1505', 'u-1508'], compensationPerKm: 0.35 },
]

export const travels = (): TravelRow[] => [
  {
    assigneeOspId: COMPANY.bakery,
    version: 3,
    data: {
      allowDistancesConfiguredByUser: true,
      businessTripBikeEnabled: true,
      businessTripPrivateCarEnabled: true,
      businessTripPrivateCarCompensationPerKm: 0.432,
      commuteBikeEnabled: true,
      commuteBikeCompensationPerKm: 0.36,
      commuteCarEnabled: true,
      commuteCarCompensationPerKm: 0.15,
      homeWorkEnabled: true,
      homeWorkDailyAllowance: 5.5,
    },
  },
  {
    assigneeOspId: COMPANY.artemis,
    version: 2,
    data: {
      commuteBikeEnabled: true,
      commuteBikeCompensationPerKm: 0.4,
      carCommuteCompensationType: 'PER_DAY',
      commuteWalkingEnabled: true,
      commuteWalkingCompensationPerKm: 0.25,
    },
  },
  {
    assigneeOspId: 'u-1503',
    version: 2,
    data: {},
    distanceKm: 4.2,
    compensation: { validFrom: '2026-01-01', compensationPerTrip: 2.5 },
  },
  ...OWN_COMPENSATIONS.flatMap(({ users, ...amount }) =>
    users.map((assigneeOspId) => ({
      assigneeOspId,
      version: 2,
      data: {},
      compensation: { validFrom: '2026-01-01', ...amount },
    })),
  ),
  { assigneeOspId: COMPANY.postpaid, version: 4, data: { businessTripCompanyCarEnabled: false } },
  { assigneeOspId: GROUP.nightShift, version: 2, data: { commuteCarCompensationPerKm: 0.3 } },
  {
    assigneeOspId: 'u-1101',
    version: 2,
    data: { commuteBikeEnabled: true },
    carType: 'PRIVATE',
    compensation: { validFrom: '2026-01-01', compensationPerKm: 0.3 },
  },
  { assigneeOspId: 'u-1102', version: 2, data: { businessTripBikeEnabled: false, homeWorkEnabled: false } },
]
