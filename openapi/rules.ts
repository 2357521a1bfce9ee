/**
 * Rules that schemas cannot express (`x-rule`): one pure function per rule, shared by the forms, the sandbox and the
 * conformance suite.
 */
import isDate from './formats/date.ts'
import { hasBrokenPlaceholder } from './placeholders.ts'

/** A broken rule: the key of its message (`validations.<rule>`) and the parameters of the message. */
export interface BrokenRule {
  readonly rule: string
  /** For example the exceeded bound: `min`, `max`. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The server's message, if it names no rule that has a translation. */
  readonly text?: string
}

/** The broken rule of each field, by dotted path (`data.email`). */
export type BrokenRules = Readonly<Record<string, BrokenRule>>

/** R142: a password has at least 8 characters. */
const PASSWORD_MIN = 8

/** R142: a new password is long enough and equals its repetition. It is checked before it is hashed. */
export function newPasswordRules(input: {
  readonly newPassword: string
  readonly repeated: string
}): BrokenRules {
  return {
    ...([...input.newPassword].length < PASSWORD_MIN && {
      newPassword: { rule: 'minLength', params: { min: PASSWORD_MIN } },
    }),
    ...(input.repeated !== input.newPassword && { repeated: { rule: 'same' } }),
  }
}

/** The terms of a budget, from a form or a request. */
export interface BudgetTerms {
  readonly limited?: boolean | undefined
  readonly vatIncluded?: boolean | undefined
  readonly startAmount?: number | undefined
  readonly equalToRecurring?: boolean | undefined
  readonly frequency?: 'MONTH' | 'YEAR' | null | undefined
  readonly frequencyAmount?: number | undefined
  readonly transferStrategy?: string | undefined
  readonly budgetUpperLimit?: number | undefined
  readonly startActivationTime?: string | undefined
  readonly endActivationTime?: string | undefined
}

/** The balance of a budget. */
export interface BudgetBalance {
  readonly limited: boolean
  readonly currentAmount: number
  readonly remaining?: number | undefined
}

/**
 * G185: a budget is below zero if its remaining amount is negative. An unlimited budget counts down from zero as it is
 * used, and is never below zero.
 */
export const isBelowZero = ({ limited, currentAmount, remaining }: BudgetBalance): boolean =>
  limited && (remaining ?? currentAmount) < 0

/** The limits that the budget's type sets (R187). */
export interface BudgetLimits {
  readonly unlimitedAllowed: boolean
  readonly allowedFrequencies: readonly string[]
  readonly allowedStrategiesPerFrequency: Readonly<Record<string, readonly string[]>>
  readonly allowedVatStrategies: readonly string[]
}

/**
 * Checks a budget: R093 start and recurring amount, R152 unlimited, R185 and R186 frequency and strategy, R187 the
 * limits of its type.
 */
export function budgetRules(terms: BudgetTerms, limits: BudgetLimits, prefix = 'data.'): BrokenRules {
  const broken: Record<string, BrokenRule> = {}
  const addBroken = (field: keyof BudgetTerms, rule: string): void => {
    broken[prefix + field] ??= { rule }
  }
  const { frequency, frequencyAmount, transferStrategy, startAmount, budgetUpperLimit } = terms
  if (terms.limited === false) {
    if (!limits.unlimitedAllowed) addBroken('limited', 'unlimited')
    for (const field of ['startAmount', 'frequency', 'frequencyAmount', 'budgetUpperLimit'] as const)
      if (terms[field] !== undefined && terms[field] !== null) addBroken(field, 'notWhenUnlimited')
  } else if (!limits.allowedFrequencies.includes(frequency ?? 'MANUAL')) addBroken('frequency', 'allowed')
  if (frequency === undefined || frequency === null) {
    if (frequencyAmount !== undefined) addBroken('frequencyAmount', 'notWhenManual')
    if (transferStrategy !== undefined) addBroken('transferStrategy', 'notWhenManual')
    if (terms.equalToRecurring === true) addBroken('equalToRecurring', 'notWhenManual')
  } else {
    if (frequencyAmount === undefined) addBroken('frequencyAmount', 'required')
    if (transferStrategy === undefined) addBroken('transferStrategy', 'required')
    else if (limits.allowedStrategiesPerFrequency[frequency]?.includes(transferStrategy) !== true)
      addBroken('transferStrategy', 'allowed')
    if (terms.equalToRecurring === true && startAmount !== undefined && startAmount !== frequencyAmount)
      addBroken('startAmount', 'equalToRecurring')
  }
  const vat = terms.vatIncluded === false ? 'VAT_EXCLUDED' : 'VAT_INCLUDED'
  if (!limits.allowedVatStrategies.includes(vat)) addBroken('vatIncluded', 'allowed')
  if (budgetUpperLimit !== undefined && (startAmount ?? 0) > budgetUpperLimit)
    addBroken('startAmount', 'budgetUpperLimit')
  const { startActivationTime: start, endActivationTime: end } = terms
  if (start !== undefined && end !== undefined && Date.parse(end) <= Date.parse(start))
    addBroken('endActivationTime', 'date_order')
  return broken
}

/** R098, R161: an amount that changes a budget is not zero. */
export const amountRules = (field: string, amount: unknown): BrokenRules =>
  amount === 0 ? { [field]: { rule: 'not_zero' } } : {}

/** R098, R188: the date of a single expense is not after `today`, and its amount is not zero. */
export const expenseRules = (
  expense: { readonly date?: string | undefined; readonly amountVatIncl?: number | undefined },
  today: string,
): BrokenRules => ({
  ...amountRules('amountVatIncl', expense.amountVatIncl),
  ...(expense.date !== undefined && expense.date > today && { date: { rule: 'not_future' } }),
})

/** R098, R188: a recurring expense starts today or later, and does not end before it starts. */
export const recurringRules = (
  expense: Parameters<typeof expenseRules>[0] & { readonly endDate?: string | undefined },
  today: string,
): BrokenRules => ({
  ...amountRules('amountVatIncl', expense.amountVatIncl),
  ...(expense.date !== undefined && expense.date < today && { date: { rule: 'future' } }),
  ...(expense.endDate !== undefined &&
    expense.endDate < (expense.date ?? today) && { endDate: { rule: 'date_order' } }),
})

/** R189, G079: the values of each type of identification field, in the order in which a form asks for them. */
export const IDENTIFICATION_FIELDS = {
  MOBIB: [value('cardNumber', '^[0-9]{16,19}$'), value('chipId', '^[A-Za-z0-9]{1,40}$', false)],
  LICENCE_PLATE: [value('plate', '^[A-Z0-9-]{2,15}$'), value('region', '^[A-Z]{2}$')],
  BLUEBIKE_NUMBER: [value('cardNumber', '^[0-9]{4,20}$')],
  SWAPFIETS_NUMBER: [value('cardNumber', '^[A-Za-z0-9-]{4,20}$')],
  ENECO_CHARGING: [value('cardNumber', '^[A-Z0-9-]{6,20}$')],
  CAMBIO: [value('cambioExtRef', '^[A-Za-z0-9-]{2,40}$')],
} as const

type IdentificationValue = 'cardNumber' | 'chipId' | 'plate' | 'cambioExtRef' | 'region'
const IDENTIFICATION_VALUES = ['cardNumber', 'chipId', 'plate', 'cambioExtRef', 'region'] as const

/** R189: each type of identification field requires its own values. */
export function identificationRules(
  token: { readonly type: keyof typeof IDENTIFICATION_FIELDS } & {
    readonly [Name in IdentificationValue]?: string | undefined
  },
): BrokenRules {
  const broken: Record<string, BrokenRule> = {}
  const fields: readonly ReturnType<typeof value>[] = IDENTIFICATION_FIELDS[token.type]
  for (const name of IDENTIFICATION_VALUES) {
    const field = fields.find((one) => one.field === name)
    const entered = token[name]
    if (entered === undefined) {
      if (field?.required === true) broken[name] = { rule: 'required' }
    } else if (!field) broken[name] = { rule: 'unknown' }
    else if (!new RegExp(field.pattern).test(entered)) broken[name] = { rule: 'pattern' }
  }
  return broken
}

function value(field: IdentificationValue, pattern: string, required = true) {
  return { field, pattern, required }
}

/** R154: by how much a distance may differ from the proposed one, as a fraction. */
export const MAX_DEVIATION = 0.2

/** R154: a distance differs by at most 20 % from the proposed one. G157: compared in kilometres before rounding. */
export function distanceRules(proposedKm: number, distance: number): BrokenRules {
  const maxKm = MAX_DEVIATION * proposedKm
  // A small tolerance, because 0.2 has no exact binary representation.
  if (Math.abs(distance - proposedKm) <= maxKm + TOLERANCE) return {}
  return { distance: { rule: 'deviation', params: distanceLimits(proposedKm) } }
}

const TOLERANCE = 1e-9

/**
 * The shortest and longest distance that R154 allows, with this many decimals. Both are rounded inwards, so that both
 * are valid.
 */
export function distanceLimits(
  proposedKm: number,
  decimals = 1,
): { readonly min: number; readonly max: number } {
  const unit = 10 ** decimals
  const maxKm = MAX_DEVIATION * proposedKm
  return {
    min: Math.ceil((proposedKm - maxKm) * unit - TOLERANCE) / unit,
    max: Math.floor((proposedKm + maxKm) * unit + TOLERANCE) / unit,
  }
}

/** The first valid birth date. An earlier one is a year with too few digits. */
const FIRST_BIRTH_DATE = '1900-01-01'

/** A birth date is neither before 1900 nor after `today`. */
export function birthDateRules(
  birthDate: string | null | undefined,
  today: string,
  field: string,
): BrokenRules {
  if (birthDate === undefined || birthDate === null || !isDate(birthDate)) return {}
  if (birthDate < FIRST_BIRTH_DATE)
    return { [field]: { rule: 'too_early', params: { min: FIRST_BIRTH_DATE } } }
  return birthDate > today ? { [field]: { rule: 'not_future' } } : {}
}

/** R194: a user's own commute compensation is per trip, per kilometre or per day. */
export function userCompensationRules(
  data: {
    readonly compensationPerTrip?: number | undefined
    readonly compensationPerKm?: number | undefined
    readonly compensationPerDay?: number | undefined
  },
  prefix = 'data.',
): BrokenRules {
  const entered = (['compensationPerTrip', 'compensationPerKm', 'compensationPerDay'] as const).filter(
    (name) => data[name] !== undefined,
  )
  return Object.fromEntries(entered.slice(1).map((name) => [prefix + name, { rule: 'one_of' }]))
}

/** The numbers of events in a tier, both ends included. Without `to` there is no upper bound. */
export interface FeeTier {
  readonly eventCountFrom: number
  readonly eventCountTo?: number | undefined
}

/** R165: a tier does not end before it starts. */
export const feeTierRules = ({ eventCountFrom, eventCountTo }: FeeTier): BrokenRules =>
  eventCountTo !== undefined && eventCountTo < eventCountFrom
    ? { eventCountTo: { rule: 'threshold_order', params: { min: eventCountFrom } } }
    : {}

/** Whether two tiers have a number of events in common. */
export const feeTiersOverlap = (one: FeeTier, other: FeeTier): boolean =>
  one.eventCountFrom <= (other.eventCountTo ?? Infinity) &&
  other.eventCountFrom <= (one.eventCountTo ?? Infinity)

/** G133: tiers of one assignee do not overlap, so that each number of events has one fee. */
export function feeOverlapRules(tier: FeeTier, others: readonly FeeTier[]): BrokenRules {
  const other = others.find((one) => feeTiersOverlap(tier, one))
  if (!other) return {}
  const { eventCountFrom: from, eventCountTo: to } = other
  return { eventCountFrom: { rule: 'tier_overlap', params: { from, to: to ?? '∞' } } }
}

/** G138: a partner cannot be linked to itself. */
export function partnerLinkRules(link: {
  readonly partnerOspId: string
  readonly relatedPartnerOspId: string
}): BrokenRules {
  return link.partnerOspId === link.relatedPartnerOspId ? { relatedPartnerOspId: { rule: 'not_itself' } } : {}
}

/**
 * R276, R277, R278: the tax-free compensation per kilometre. G156: hints only, no rate is refused because of them.
 */
export const TAX_FREE_LIMITS = [
  { mode: 'BIKE', maxPerKm: 0.36 },
  { mode: 'WALKING', maxPerKm: 0.24 },
  { mode: 'PRIVATE_CAR', maxPerKm: 0.432, validFrom: '2025-04-01', validUntil: '2025-06-30' },
] as const

/** R205: a part of a product is either a resource or a resource group. */
export function compositionPartRules(part: {
  readonly resourceOspId?: string | undefined
  readonly resourceGroupOspId?: string | undefined
}): BrokenRules {
  const { resourceOspId, resourceGroupOspId } = part
  if (resourceOspId === undefined)
    return resourceGroupOspId === undefined ? { resourceOspId: { rule: 'required' } } : {}
  return resourceGroupOspId === undefined ? {} : { resourceGroupOspId: { rule: 'one_of' } }
}

/** A part of a new product. */
interface Part {
  readonly resourceOspId?: string | undefined
  readonly resourceGroupOspId?: string | undefined
}

/** G350: an active product has a part. R205: each part is either a resource or a resource group, and occurs once. */
export function newProductRules({
  active = true,
  parts = [],
}: {
  readonly active?: boolean | undefined
  readonly parts?: readonly Part[] | undefined
}): BrokenRules {
  if (parts.length === 0) return active ? { parts: { rule: 'required' } } : {}
  const idOf = ({ resourceOspId, resourceGroupOspId }: Part) => resourceGroupOspId ?? resourceOspId
  const broken: Record<string, BrokenRule> = {}
  for (const [at, part] of parts.entries()) {
    const own = Object.entries(compositionPartRules(part))
    for (const [field, rule] of own) broken[`parts.${at}.${field}`] = rule
    const field = part.resourceGroupOspId === undefined ? 'resourceOspId' : 'resourceGroupOspId'
    if (own.length === 0 && parts.findIndex((other) => idOf(other) === idOf(part)) < at)
      broken[`parts.${at}.${field}`] = { rule: 'unique' }
  }
  return broken
}

/** The terms of a template, from a form or a request. */
export interface TemplateTerms {
  readonly languages: readonly string[]
  readonly external?: boolean | undefined
  readonly versions?:
    | readonly {
        readonly language: string
        readonly validFrom: string
        readonly body?: string | undefined
        readonly externalTemplateId?: string | undefined
      }[]
    | undefined
}

/**
 * R209: each version has a language of the template and its own start day. It has a text, or, in an external
 * template, the identifier at the mail service.
 */
export function templateRules(
  { languages, external = false, versions = [] }: TemplateTerms,
  prefix = '',
): BrokenRules {
  const broken: Record<string, BrokenRule> = {}
  const starts = new Set<string>()
  for (const [index, { language, validFrom, body, externalTemplateId }] of versions.entries()) {
    const at = `${prefix}versions.${index}`
    if (!languages.includes(language)) broken[`${at}.language`] = { rule: 'allowed' }
    const start = `${language} ${validFrom}`
    if (starts.has(start)) broken[`${at}.validFrom`] = { rule: 'unique' }
    starts.add(start)
    if (external) {
      if (externalTemplateId === undefined) broken[`${at}.externalTemplateId`] = { rule: 'required' }
      if (body !== undefined) broken[`${at}.body`] = { rule: 'notWhenExternal' }
    } else {
      if (externalTemplateId !== undefined) broken[`${at}.externalTemplateId`] = { rule: 'onlyWhenExternal' }
      if (body === undefined) broken[`${at}.body`] = { rule: 'required' }
      else if (hasBrokenPlaceholder(body)) broken[`${at}.body`] = { rule: 'placeholder' }
    }
  }
  return broken
}

/** R175: a language has only one text. Each further one is reported. */
export function translationRules(texts: readonly { readonly language: string }[], prefix = ''): BrokenRules {
  const broken: Record<string, BrokenRule> = {}
  const languages = new Set<string>()
  for (const [index, { language }] of texts.entries()) {
    if (languages.has(language)) broken[`${prefix}texts.${index}.language`] = { rule: 'language_twice' }
    languages.add(language)
  }
  return broken
}

/** R212: a channel with replies needs a receiver. */
export function messageChannelRules(
  channel: { readonly allowReply?: boolean; readonly responseReceiverOspId?: string | null | undefined },
  prefix = '',
): BrokenRules {
  if (channel.allowReply !== true || (channel.responseReceiverOspId ?? '') !== '') return {}
  return { [`${prefix}responseReceiverOspId`]: { rule: 'required' } }
}

/** R213: only messages on the home screen have a last day, and it is not in the past. `today` is `yyyy-MM-dd`. */
export function messageRules(
  message: { readonly showOnHomeScreen?: boolean; readonly showOnHomeScreenUntil?: string | undefined },
  today: string,
): BrokenRules {
  const { showOnHomeScreen = false, showOnHomeScreenUntil: until } = message
  if (until === undefined) return {}
  if (!showOnHomeScreen) return { showOnHomeScreenUntil: { rule: 'onlyOnHomeScreen' } }
  return until < today ? { showOnHomeScreenUntil: { rule: 'future' } } : {}
}

/** G393: a message has at most one text per language. */
export function messageTextRules(message: {
  readonly translations?: readonly { readonly language: string }[] | undefined
}): BrokenRules {
  const languages = (message.translations ?? []).map(({ language }) => language)
  return new Set(languages).size === languages.length ? {} : { translations: { rule: 'unique' } }
}

/** Fields that only one kind of resource has. */
const RESOURCE_FIELDS = {
  serviceResource: ['transmissionStrategy', 'tokenScope', 'url'],
  gasStation: ['numberOfPumps', 'brand', 'loyalty', 'latitude', 'longitude'],
} as const
type OwnField = (typeof RESOURCE_FIELDS)[keyof typeof RESOURCE_FIELDS][number]

/** The terms of a resource, from a form or a request. */
export type ResourceTerms = { readonly [Name in OwnField]?: unknown } & {
  readonly labels?: readonly string[] | undefined
}

/**
 * Checks a resource of a kind: R166 URL for network orders, R167 position, R168 transmission strategy, R169 token
 * scope, G166 no field of another kind, G361 position not swapped.
 */
export function resourceRules(type: string, terms: ResourceTerms, prefix = ''): BrokenRules {
  const broken: Record<string, BrokenRule> = {}
  const addBroken = (field: string, rule: string): void => {
    broken[prefix + field] = { rule }
  }
  for (const [kind, fields] of Object.entries(RESOURCE_FIELDS))
    for (const field of kind === type ? [] : fields)
      if (terms[field] !== undefined) addBroken(field, 'unknown')
  if (type === 'serviceResource') {
    for (const field of ['transmissionStrategy', 'tokenScope'] as const)
      if (terms[field] === undefined) addBroken(field, 'required')
    if (terms.transmissionStrategy === 'API' && terms.url === undefined) addBroken('url', 'required')
  }
  if (type === 'gasStation') {
    const { latitude, longitude } = terms
    if ((latitude === undefined) !== (longitude === undefined))
      addBroken(latitude === undefined ? 'latitude' : 'longitude', 'required')
    if (isSwapped(latitude, longitude)) addBroken('latitude', 'swapped')
  }
  const labels = (terms.labels ?? []).map((label) => label.toLowerCase())
  for (const [at, label] of labels.entries())
    if (labels.indexOf(label) !== at) addBroken(`labels.${at}`, 'unique')
  return broken
}

/**
 * G361: whether latitude and longitude are swapped: as given they are in the Indian Ocean, swapped they are in Belgium.
 */
const isSwapped = (latitude: unknown, longitude: unknown): boolean =>
  isBetween(latitude, 2.5, 6.5) && isBetween(longitude, 49.4, 51.6)

const isBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max

/** A period of ownership in days, both ends included. A missing end is open. */
interface Period {
  readonly validFrom?: string | undefined
  readonly validTo?: string | undefined
}

/** R216: a period of ownership does not end before it starts. G365: periods do not overlap. */
export function ownershipRules(owners: readonly Period[], prefix = 'owners.'): BrokenRules {
  const broken: Record<string, BrokenRule> = {}
  const start = ({ validFrom = '' }: Period): string => validFrom
  const end = ({ validTo = '9999-12-31' }: Period): string => validTo
  for (const [at, period] of owners.entries()) {
    if (end(period) < start(period)) broken[`${prefix}${at}.validTo`] = { rule: 'date_order' }
    const overlaps = (other: Period): boolean => start(other) <= end(period) && start(period) <= end(other)
    if (owners.slice(0, at).some(overlaps)) broken[`${prefix}${at}.validFrom`] = { rule: 'overlap' }
  }
  return broken
}

/** A field of a payroll connection, as its provider defines it. */
export interface PayrollFieldTerms {
  readonly name: string
  readonly required: boolean
  readonly pattern?: string | undefined
  /** A description of the pattern. */
  readonly format?: string | undefined
  readonly options?: readonly string[] | undefined
}

/**
 * The rule for a value that does not have the payroll provider's format, with a description of the format if the
 * provider has one.
 */
export const brokenFormat = (format: string | undefined): BrokenRule =>
  format === undefined ? { rule: 'pattern' } : { rule: 'written_as', params: { format } }

/** An employer id has the provider's format. The schema checks whether it is present. */
export function employerIdRules(
  terms: { readonly employerIdPattern?: string | undefined; readonly employerIdFormat?: string | undefined },
  employerId: string,
): BrokenRules {
  const { employerIdPattern: pattern, employerIdFormat: format } = terms
  return employerId === '' || pattern === undefined || new RegExp(pattern).test(employerId)
    ? {}
    : { employerId: brokenFormat(format) }
}

/**
 * R118: a connection can be confirmed when every required field has a value in the format that the provider defines.
 * R168, R169: these fields include the transmission strategy and the token scope.
 */
export function payrollConnectionRules(
  fields: readonly PayrollFieldTerms[],
  connection: Readonly<Record<string, string | null | undefined>>,
  prefix = 'connection.',
): BrokenRules {
  const broken: Record<string, BrokenRule> = {}
  for (const { name, required, pattern, format, options } of fields) {
    const entered = connection[name]?.trim() ?? ''
    if (entered === '') {
      if (required) broken[prefix + name] = { rule: 'required' }
    } else if (options?.includes(entered) === false) broken[prefix + name] = { rule: 'enum' }
    else if (pattern !== undefined && !new RegExp(pattern).test(entered))
      broken[prefix + name] = brokenFormat(format)
  }
  for (const name of Object.keys(connection))
    if (!fields.some((field) => field.name === name)) broken[prefix + name] = { rule: 'unknown' }
  return broken
}

/** G319: the report of a month is created once the month is over. `current` is the current month. */
export const reportOrderRules = (
  { reportMonth }: { readonly reportMonth?: string },
  current: string,
): BrokenRules =>
  reportMonth !== undefined && reportMonth >= current ? { reportMonth: { rule: 'not_future' } } : {}
