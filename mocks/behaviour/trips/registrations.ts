/**
 * Registered trips and homeworking days. They are generated from the settings, the user and the calendar of the
 * world.
 */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { notFound } from '../../refusal.ts'
import { hash } from '../../seed/random.ts'
import type { UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { accountOfUser, isClosedOn } from '../companies/closing.ts'
import { toEuros } from '../money.ts'
import { momentOf } from '~notations/brussels.ts'
import { dayAfter, dayOf, startOfDay } from '../months.ts'
import { configurationOf, effectiveKm, travelerOf } from './trip-settings.ts'
import { atMoment } from '../users/activation.ts'
import { fullName } from '../users/users.ts'

type Travel = components['schemas']['Travel']
type Configuration = components['schemas']['TripConfiguration']

const DAYS_KEPT = 90
const DAY = 24 * 60 * 60 * 1000

/** The user's registrations of the last three months, newest first. */
export const registrationsOf = (world: World, user: UserRow): Travel[] => [...registrations(world, user)]

/** A time of a registration's day, or the start of the day if that time is in the future. */
export function momentWithin(world: World, day: string, time: string): string {
  const moment = momentOf(day, time)
  return Date.parse(moment) > world.now().getTime() ? startOfDay(day) : moment
}

/** Noon of the last day on which the user registered a trip, within the last `DAYS_KEPT` days. */
export function lastRegisteredTrip(world: World, user: UserRow): string | undefined {
  for (const { kind, date } of registrations(world, user))
    if (kind !== 'HOMEWORK') return momentWithin(world, date, '12:00:00')
  return undefined
}

/** A generator, because a caller that needs only the last one stops early. */
function* registrations(world: World, user: UserRow): Generator<Travel> {
  const configuration = configurationOf(world, travelerOf(user))
  if (!Object.values(configuration).includes(true)) return
  const today = dayOf(world.now())
  const isActiveOn = activityOf(world, user)
  for (const day of workdaysUntil(today)) {
    if (!isActiveOn(day)) continue
    const travel = registration(world, user, configuration, day)
    if (travel) yield { ...travel, status: statusOf(travel.date, today) }
  }
}

let workdays: { readonly until: string; readonly days: readonly string[] } = { until: '', days: [] }

/** The workdays of the last `DAYS_KEPT` days, newest first. Cached, because they are the same for all users. */
function workdaysUntil(until: string): readonly string[] {
  if (workdays.until !== until) {
    const days = Array.from({ length: DAYS_KEPT }, (_none, ago) => dayAfter(until, -ago))
    workdays = { until, days: days.filter((day) => !isWeekend(day)) }
  }
  return workdays.days
}

/** A date without a time is read as UTC, so that its weekday depends on no time zone. */
const isWeekend = (day: string): boolean => new Date(day).getUTCDay() % 6 === 0

/**
 * Returns whether the user was active during a whole day. A user has no trip on the first day or without an activation.
 * After a user has left, earlier trips stay. A closed company has none (R103), except on a day in the course of which it
 * was closed: a deactivation of its partner deactivates its users on the same day, and does not undo their trips (R106).
 */
function activityOf(world: World, stored: UserRow): (day: string) => boolean {
  const user = atMoment(stored, world.now())
  const began = dayOf(new Date(user.activeSince ?? user.createdOn))
  const left = user.inactiveSince === undefined ? undefined : dayOf(new Date(user.inactiveSince))
  const account = accountOfUser(world, stored)
  const isOpen = (day: string): boolean =>
    !account || !isClosedOn(account, day) || (day === left && day === account.inactiveFrom)
  const isBefore = (day: string): boolean => left !== undefined && day <= left
  if (!user.active) return (day) => isOpen(day) && day > began && isBefore(day)
  return (day) => isOpen(day) && (day > began || (left !== undefined && left <= began && isBefore(day)))
}

/** Returns the registration and its user, or throws the contract's 404. */
export function findRegistration(world: World, ospId: string): { travel: Travel; user: UserRow } {
  const user = world.tables.users.get(/^tr-(.+)-\d{4}-\d\d-\d\d$/.exec(ospId)?.[1] ?? '')
  const travel = user && registrationsOf(world, user).find((one) => one.ospId === ospId)
  if (!travel) throw notFound()
  return { travel, user }
}

function registration(
  world: World,
  user: UserRow,
  configuration: Configuration,
  date: string,
): Omit<Travel, 'status'> | undefined {
  const draw = hash(`${user.ospId} ${date}`)
  const base = { ospId: `tr-${user.ospId}-${date}`, user: { ospId: user.ospId, name: fullName(user) }, date }
  const pick = draw % 8
  if (pick === 0 && configuration.homeWorkEnabled)
    return { ...base, kind: 'HOMEWORK', compensation: configuration.homeWorkDailyAllowance }
  if (pick === 1) return businessTrip(configuration, base, draw)
  return pick < 5 ? commute(world, user, configuration, base, draw) : undefined
}

type Base = Pick<Travel, 'ospId' | 'user' | 'date'>

function commute(world: World, user: UserRow, configuration: Configuration, base: Base, draw: number) {
  const row = world.tables.travels.get(user.ospId)
  const km = effectiveKm(world, user)
  const options = [
    configuration.commuteBikeEnabled && (['BIKE', configuration.commuteBikeCompensationPerKm] as const),
    configuration.commuteCarEnabled && (['CAR', configuration.commuteCarCompensationPerKm] as const),
    configuration.commuteWalkingEnabled &&
      (['WALKING', configuration.commuteWalkingCompensationPerKm] as const),
  ].filter((option) => option !== false)
  const option = options[draw % Math.max(options.length, 1)]
  if (!option || km === undefined) return undefined
  const [mode, rate] = option
  const isFlat = mode === 'CAR' && configuration.carCommuteCompensationType !== 'PER_KILOMETER'
  const { compensationPerTrip, compensationPerDay, compensationPerKm } = row?.compensation ?? {}
  const euros = compensationPerTrip ?? compensationPerDay ?? (compensationPerKm ?? rate) * (isFlat ? 1 : km)
  const carType = mode === 'CAR' ? (row?.carType ?? 'PRIVATE') : undefined
  return {
    ...base,
    kind: 'COMMUTE' as const,
    mode,
    km,
    ...withoutUndefined({ carType }),
    compensation: toEuros(Math.round(euros * 100)),
  }
}

function businessTrip(configuration: Configuration, base: Base, draw: number) {
  const km = 5 + (draw % 1200) / 10
  const trip = { ...base, kind: 'BUSINESS_TRIP' as const, km }
  if (configuration.businessTripPrivateCarEnabled) {
    const cents = Math.round(km * configuration.businessTripPrivateCarCompensationPerKm * 100)
    return { ...trip, mode: 'CAR' as const, carType: 'PRIVATE' as const, compensation: toEuros(cents) }
  }
  if (configuration.businessTripCompanyCarEnabled) {
    const cents = Math.round(km * configuration.businessTripCompanyCarCompensationPerKm * 100)
    return { ...trip, mode: 'CAR' as const, carType: 'COMPANY' as const, compensation: toEuros(cents) }
  }
  return configuration.businessTripBikeEnabled
    ? { ...trip, mode: 'BIKE' as const, compensation: 0 }
    : undefined
}

/** Registrations of this month are open, last month's are approved, older ones are paid, and a few are rejected. */
function statusOf(date: string, today: string): string {
  if (hash(`rejected ${date}`) % 17 === 0) return 'REJECTED'
  if (date.slice(0, 7) === today.slice(0, 7)) return 'REGISTERED'
  return Date.parse(today) - Date.parse(date) < 60 * DAY ? 'APPROVED' : 'PAID'
}
