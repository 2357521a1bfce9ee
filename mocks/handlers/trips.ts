import type { components } from '@/api/generated/schema.ts'
import { distanceLimits, distanceRules, MAX_DEVIATION, userCompensationRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { requireUser, accessibleUsers } from '../behaviour/access.ts'
import { findRegistration, momentWithin, registrationsOf } from '../behaviour/trips/registrations.ts'
import {
  addressText,
  type Assignee,
  configurationOf,
  effectiveKm,
  inheritsAll,
  proposedKm,
  requireTravelAssignee,
  requireTravelCompany,
  taxFreeLimits,
  travelerOf,
  versionOf,
  workPlace,
  writeTravel,
} from '../behaviour/trips/trip-settings.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField } from '../refusal.ts'
import type { UserRow } from '../tables.ts'
import type { World } from '../world.ts'

type Schemas = components['schemas']
type Travel = Schemas['Travel']

const COMMUTE = [
  'commuteBikeEnabled',
  'commuteCarEnabled',
  'commuteWalkingEnabled',
  'commuteBikeCompensationPerKm',
  'commuteCarCompensationPerKm',
  'commuteWalkingCompensationPerKm',
  'carCommuteCompensationType',
] as const satisfies (keyof Schemas['CommuteConfiguration'])[]
const BUSINESS = [
  'businessTripBikeEnabled',
  'businessTripCompanyCarEnabled',
  'businessTripPrivateCarEnabled',
  'businessTripCompanyCarCompensationPerKm',
  'businessTripPrivateCarCompensationPerKm',
] as const satisfies (keyof Schemas['BusinessTripConfiguration'])[]
const HOMEWORK = [
  'homeWorkEnabled',
  'homeWorkDailyAllowance',
] as const satisfies (keyof Schemas['HomeworkConfiguration'])[]
const COMMUTE_SWITCH = {
  BIKE: 'commuteBikeEnabled',
  CAR: 'commuteCarEnabled',
  WALKING: 'commuteWalkingEnabled',
} as const
const COMMUTE_MODES = ['BIKE', 'CAR', 'WALKING'] as const

const COLUMNS: Columns<Travel> = {
  date: ({ date }) => date,
  km: ({ km }) => km,
  compensation: ({ compensation }) => compensation,
}

export const trips = handlersFor({
  getTravelCompensation({ world, caller, body, reply }) {
    const company = requireTravelCompany(world, caller, body.corporateAccountOspId)
    return reply(200, travelCompensation(world, company, caller.language))
  },
  updateTravelCompensation({ world, caller, body, reply }) {
    const company = requireTravelCompany(world, caller, body.corporateAccountOspId)
    writeTravel(world, company, body.version, { data: body.data })
    return reply(200, travelCompensation(world, company, caller.language))
  },

  getCommuteCompensation({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    return reply(200, compensation(world, assignee, caller, COMMUTE))
  },
  updateCommuteCompensation({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    writeTravel(world, assignee, body.version, { data: body.data })
    return reply(200, compensation(world, assignee, caller, COMMUTE))
  },
  getBusinessTripCompensation({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    return reply(200, compensation(world, assignee, caller, BUSINESS))
  },
  updateBusinessTripCompensation({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    writeTravel(world, assignee, body.version, { data: body.data })
    return reply(200, compensation(world, assignee, caller, BUSINESS))
  },
  getHomeworkCompensation({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    return reply(200, compensation(world, assignee, caller, HOMEWORK))
  },
  updateHomeworkCompensation({ world, caller, body, reply }) {
    const assignee = requireTravelAssignee(world, caller, body.assigneeOspId)
    writeTravel(world, assignee, body.version, { data: body.data })
    return reply(200, compensation(world, assignee, caller, HOMEWORK))
  },

  getBusinessTripPermission({ world, caller, body, reply }) {
    return reply(200, businessPermission(world, requireUser(world, caller, body.userOspId)))
  },
  updateBusinessTripPermission({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    const company = companyConfiguration(world, user)
    const requested = withoutUndefined({
      businessTripBikeEnabled: body.data.bikeEnabled,
      businessTripCompanyCarEnabled: body.data.companyCarEnabled,
      businessTripPrivateCarEnabled: body.data.privateCarEnabled,
    })
    for (const name of BUSINESS.slice(0, 3) as (keyof typeof requested)[])
      if (requested[name] === true && !company[name]) throw businessTripsDisabled()
    writeTravel(world, travelerOf(user), body.version, { data: requested })
    return reply(200, businessPermission(world, user))
  },

  getHomeworkPermission({ world, caller, body, reply }) {
    return reply(200, homeworkPermission(world, requireUser(world, caller, body.userOspId)))
  },
  updateHomeworkPermission({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    if (body.enabled && !companyConfiguration(world, user).homeWorkEnabled) throw homeworkDisabled()
    writeTravel(world, travelerOf(user), body.version, { data: { homeWorkEnabled: body.enabled } })
    return reply(200, homeworkPermission(world, user))
  },

  getCommuteDistance({ world, caller, body, reply }) {
    return reply(200, commuteDistance(world, requireUser(world, caller, body.userOspId)))
  },
  updateCommuteDistance({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    const proposed = proposedKm(world, user)
    if (proposed === undefined) throw noProposal()
    refuseBrokenRules(distanceRules(proposed, body.distance))
    writeTravel(world, travelerOf(user), body.version, { distanceKm: body.distance })
    return reply(200, commuteDistance(world, user))
  },
  deleteCommuteDistance({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    if (world.tables.travels.get(user.ospId)?.distanceKm !== undefined)
      writeTravel(world, travelerOf(user), undefined, { distanceKm: undefined })
    return reply(200, commuteDistance(world, user))
  },

  getCommuteUserCompensation({ world, caller, body, reply }) {
    return reply(200, userCompensation(world, requireUser(world, caller, body.userOspId)))
  },
  updateCommuteUserCompensation({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    const merged: Record<string, unknown> = {
      ...world.tables.travels.get(user.ospId)?.compensation,
      ...body.data,
    }
    for (const [name, value] of Object.entries(merged)) if (value === null) delete merged[name]
    refuseBrokenRules(userCompensationRules(merged))
    writeTravel(world, travelerOf(user), body.version, { compensation: merged })
    return reply(200, userCompensation(world, user))
  },

  getCommuteUserStatus({ world, caller, path, reply }) {
    return reply(200, commuteStatus(world, requireUser(world, caller, path.id)))
  },
  updateCommuteUser({ world, caller, body: { userOspId, version, data }, reply }) {
    const user = requireUser(world, caller, userOspId)
    const company = companyConfiguration(world, user)
    if (data.modes?.some((mode) => !company[COMMUTE_SWITCH[mode]]) === true) throw commuteDisabled()
    const switches =
      data.modes &&
      Object.fromEntries(
        COMMUTE_MODES.map((mode) => [COMMUTE_SWITCH[mode], data.modes?.includes(mode) === true]),
      )
    writeTravel(world, travelerOf(user), version, withoutUndefined({ data: switches, carType: data.carType }))
    return reply(200, commuteStatus(world, user))
  },

  getTravelsByFilter({ world, caller, query, body, reply }) {
    const { dateFrom = '', dateTo = '9999-12-31' } = body
    if (dateTo < dateFrom) throw invalidField('dateTo', 'date_order', 'The last day is before the first')
    const users =
      body.userOspId === undefined
        ? accessibleUsers(world, caller, body.corporateAccountOspId)
        : [requireUser(world, caller, body.userOspId)]
    const found = users
      .filter(
        ({ corporateAccountOspId: employer }) =>
          body.corporateAccountOspId === undefined || employer === body.corporateAccountOspId,
      )
      .filter(({ roles, anonymized }) => roles.includes('ospuser') && !anonymized)
      .flatMap((user) => registrationsOf(world, user))
      .filter(
        ({ kind, date }) =>
          (body.kinds === undefined || body.kinds.includes(kind)) && date >= dateFrom && date <= dateTo,
      )
    const rows = sorted(found, query.sort ?? '-date', COLUMNS, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (row) => row),
    )
  },

  getTravelRegistration({ world, caller, body, reply }) {
    const { travel, user } = findRegistration(world, body.ospId)
    requireUser(world, caller, user.ospId)
    const { homeWorkDailyAllowance } = configurationOf(world, travelerOf(user))
    const own = world.tables.travels.get(user.ospId)?.compensation ?? {}
    const isHome = travel.kind === 'HOMEWORK'
    return reply(200, {
      travel,
      ...(travel.kind === 'COMMUTE' && own),
      ...withoutUndefined({ kmPerTrip: travel.km }),
      ...(isHome && { dailyAllowance: homeWorkDailyAllowance }),
      ...(travel.kind === 'COMMUTE' && { from: addressText(user.homeAddress), to: workPlace(world, user) }),
      createdOn: momentWithin(world, travel.date, '18:00:00'),
    })
  },
})

const travelCompensation = (world: World, company: Assignee, language: Schemas['Language']) => ({
  corporateAccountOspId: company.ospId,
  version: versionOf(world, company),
  configuration: configurationOf(world, company),
  taxFreeLimits: taxFreeLimits(language),
})

function compensation<Name extends keyof Schemas['TripConfiguration']>(
  world: World,
  assignee: Assignee,
  { language }: UserRow,
  names: readonly Name[],
) {
  const full = configurationOf(world, assignee)
  const configuration = Object.fromEntries(names.map((name) => [name, full[name]])) as Pick<
    Schemas['TripConfiguration'],
    Name
  >
  return {
    assigneeOspId: assignee.ospId,
    version: versionOf(world, assignee),
    inherited: inheritsAll(world, assignee, names),
    configuration,
    taxFreeLimits: taxFreeLimits(language),
  }
}

function companyConfiguration(world: World, { corporateAccountOspId: ospId = '' }: UserRow) {
  return configurationOf(world, { ospId, chain: [ospId] })
}

function businessPermission(world: World, user: UserRow): Schemas['BusinessTripPermission'] {
  const company = companyConfiguration(world, user)
  const own = configurationOf(world, travelerOf(user))
  return {
    userOspId: user.ospId,
    version: versionOf(world, travelerOf(user)),
    companyEnabled:
      company.businessTripBikeEnabled ||
      company.businessTripCompanyCarEnabled ||
      company.businessTripPrivateCarEnabled,
    company: toBusinessTripWays(company),
    ...toBusinessTripWays(own),
  }
}

const toBusinessTripWays = (configuration: Schemas['TripConfiguration']): Schemas['BusinessTripWays'] => ({
  bikeEnabled: configuration.businessTripBikeEnabled,
  companyCarEnabled: configuration.businessTripCompanyCarEnabled,
  privateCarEnabled: configuration.businessTripPrivateCarEnabled,
})

const homeworkPermission = (world: World, user: UserRow): Schemas['HomeworkPermission'] => ({
  userOspId: user.ospId,
  version: versionOf(world, travelerOf(user)),
  companyEnabled: companyConfiguration(world, user).homeWorkEnabled,
  enabled: configurationOf(world, travelerOf(user)).homeWorkEnabled,
})

function commuteDistance(world: World, user: UserRow): Schemas['CommuteDistance'] {
  const proposed = proposedKm(world, user)
  const own = world.tables.travels.get(user.ospId)?.distanceKm
  const effective = own ?? proposed
  return {
    userOspId: user.ospId,
    version: versionOf(world, travelerOf(user)),
    ...(proposed !== undefined && {
      proposedKm: proposed,
      minKm: distanceLimits(proposed, 3).min,
      maxKm: distanceLimits(proposed, 3).max,
    }),
    ...withoutUndefined({ userKm: own, effectiveKm: effective }),
    deviationPercentage: MAX_DEVIATION * 100,
    configurableByUser: configurationOf(world, travelerOf(user)).allowDistancesConfiguredByUser,
  }
}

const userCompensation = (world: World, user: UserRow): Schemas['CommuteUserCompensation'] => ({
  ...world.tables.travels.get(user.ospId)?.compensation,
  userOspId: user.ospId,
  version: versionOf(world, travelerOf(user)),
})

function commuteStatus(world: World, user: UserRow): Schemas['CommuteUserStatus'] {
  const configuration = configurationOf(world, travelerOf(user))
  const row = world.tables.travels.get(user.ospId)
  const distanceKm = effectiveKm(world, user)
  const company = companyConfiguration(world, user)
  const modesOf = (of: typeof company) => COMMUTE_MODES.filter((mode) => of[COMMUTE_SWITCH[mode]])
  const modes = modesOf(configuration)
  return {
    userOspId: user.ospId,
    version: versionOf(world, travelerOf(user)),
    enabled: modes.length > 0,
    modes,
    companyModes: modesOf(company),
    ...(row?.carType && { carType: row.carType }),
    distanceSource: row?.distanceKm !== undefined ? 'USER' : distanceKm === undefined ? 'NONE' : 'PROPOSED',
    ...withoutUndefined({ distanceKm }),
  }
}

const businessTripsDisabled = () =>
  conflict('BUSINESS_TRIPS_DISABLED', 'The company does not compensate such trips.', {
    nl: 'U moet eerst zakelijke verplaatsingen op bedrijfsniveau inschakelen',
    en: 'You need to enable business trips on company level first',
    fr: "Vous devez d'abord activer les trajets professionnels au niveau de l'entreprise",
  })
const homeworkDisabled = () =>
  conflict('HOMEWORK_DISABLED', 'The company does not compensate work at home.', {
    nl: 'U moet eerst thuiswerk op bedrijfsniveau inschakelen.',
    en: 'You need to enable homework on company level first.',
    fr: "Vous devez d'abord activer le télétravail au niveau de l'entreprise.",
  })
const commuteDisabled = () =>
  conflict('COMMUTE_DISABLED', 'The company does not compensate this way to commute.', {
    nl: 'U moet dit eerst op bedrijfsniveau inschakelen.',
    en: 'You need to enable this on company level first.',
    fr: "Vous devez d'abord l'activer au niveau de l'entreprise.",
  })
const noProposal = () =>
  conflict('NO_PROPOSED_DISTANCE', 'There is no proposed distance.', {
    nl: 'Vul eerst het thuis- en werkadres in.',
    en: 'Fill in the home and work address first.',
    fr: "Indiquez d'abord l'adresse du domicile et du lieu de travail.",
  })
