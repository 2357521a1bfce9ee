/** App users of the seeded companies. */
import { momentOf } from '~notations/brussels.ts'
import { calendarOf, monthAfter } from '../behaviour/months.ts'
import { momentOn } from './ago.ts'
import type { UserRow } from '../tables.ts'
import { bulkId } from './companies/companies.ts'
import { COMPANY, defaultGroupId, FIRST_NAMES, GROUP, LAST_NAMES, STREETS, TOWNS } from './names.ts'
import { createRandom, type Random } from './random.ts'

/** How the users of one company are generated. */
interface UserBatch {
  corporateAccount: string
  /** Prefix of external ids, contract numbers and identifiers. */
  code: string
  domain: string
  firstNumber: number
  active: number
  inactive: number
  more?: Partial<UserRow>
}

const USER_BATCHES: readonly UserBatch[] = [
  {
    corporateAccount: COMPANY.bakery,
    code: 'BB',
    domain: 'brugge-bakery',
    firstNumber: 1201,
    active: 45,
    inactive: 11,
  },
  {
    corporateAccount: COMPANY.prepaid,
    code: 'LL',
    domain: 'leuven-lab',
    firstNumber: 1301,
    active: 24,
    inactive: 4,
  },
  {
    corporateAccount: COMPANY.postpaid,
    code: 'GG',
    domain: 'gent-garage',
    firstNumber: 1401,
    active: 12,
    inactive: 2,
  },
  {
    corporateAccount: COMPANY.artemis,
    code: 'AA',
    domain: 'antwerp-architects',
    firstNumber: 1501,
    active: 9,
    inactive: 1,
  },
  {
    corporateAccount: COMPANY.unknown,
    code: 'OO',
    domain: 'odd-ones',
    firstNumber: 1701,
    active: 3,
    inactive: 0,
  },
  {
    corporateAccount: COMPANY.strict,
    code: 'OP',
    domain: 'oostende-optics',
    firstNumber: 1801,
    active: 3,
    inactive: 1,
  },
  {
    corporateAccount: COMPANY.payroll,
    code: 'HH',
    domain: 'hasselt-hospital',
    firstNumber: 1601,
    active: 18,
    inactive: 2,
    more: { externallyManaged: true },
  },
]
/** How many companies of the large partner have users without `scale`, and how many users `scale` adds. */
const BULK_COMPANIES = 300
const SCALE_USERS = 100_000
const SCALE_COMPANIES = 20_000

export function* people(scale: boolean): Generator<UserRow> {
  yield* specialUsers()
  yield* onlineUsers()
  for (const batch of USER_BATCHES) yield* batchUsers(batch)
  const random = createRandom('large partner')
  for (let number = 1; number <= BULK_COMPANIES; number += 1) {
    const batch = bulkBatch(number, 100_000 + number * 10)
    yield* batchUsers({ ...batch, active: random.whole(1, 5), inactive: random.whole(0, 1) })
  }
  if (!scale) return
  const each = SCALE_USERS / SCALE_COMPANIES
  for (let number = 1; number <= SCALE_COMPANIES; number += 1)
    yield* batchUsers({ ...bulkBatch(number, 1_000_000 + number * each), active: each - 1, inactive: 1 })
}

const bulkBatch = (number: number, firstNumber: number) => ({
  corporateAccount: bulkId(number),
  code: `B${number}`,
  domain: `bnl-${number}`,
  firstNumber,
})

function* batchUsers(batch: UserBatch): Generator<UserRow> {
  const random = createRandom(`${batch.corporateAccount}.${batch.firstNumber}`)
  for (let index = 0; index < batch.active + batch.inactive; index += 1) {
    const isActive = index < batch.active
    yield {
      ...member(batch, index, random),
      active: isActive,
      ...(isActive && index % 19 === 7 && { blocked: true, failedLoginCount: 5 }),
      ...(isActive && index % 13 === 5 && { twoFactor: true, twoFactorSetUp: index % 2 === 0 }),
      ...(!isActive && index % 4 === 0 && { desiredActivationDate: '2031-01-01T00:00:00+01:00' }),
      ...(isActive && index % 17 === 3 && { desiredDeactivationDate: '2031-12-31T23:59:59+01:00' }),
      ...(isActive && index % 6 === 2 && startedAgo(Math.floor(index / 6) % 4)),
      ...batch.more,
      // The payroll provider identifies the company's users by these numbers.
      ...(batch.more?.externallyManaged === true && { payrollId: String(200_000 + index) }),
    }
  }
}

const THIS_MONTH = calendarOf(new Date()).month

/** Some users started in this month or the last ones, so that the dashboard always has new users. */
function startedAgo(months: number): Pick<UserRow, 'activeSince' | 'createdOn'> {
  const month = monthAfter(THIS_MONTH, -months)
  const day = `${month.slice(0, 4)}-${month.slice(4)}-01`
  return { activeSince: momentOn(day, '08:00'), createdOn: momentOn(day, '07:30') }
}

function member(batch: UserBatch, index: number, random: Random): UserRow {
  const firstName = random.pick(FIRST_NAMES)
  const lastName = random.pick(LAST_NAMES)
  const number = String(index + 1).padStart(3, '0')
  const login = `${toLoginPart(firstName)}.${toLoginPart(lastName)}.${batch.firstNumber + index}`
  const [zipCode, city] = random.pick(TOWNS)
  const since = `${random.whole(2019, 2025)}-${twoDigits(random.whole(1, 12))}-01`
  return {
    ospId: `u-${batch.firstNumber + index}`,
    version: 1,
    firstName,
    lastName,
    email: `${login}@${batch.domain}.example`,
    // Every tenth user has no phone, every eighth no employee number, because lists must handle blanks.
    ...(index % 10 !== 9 && {
      msisdn: `+3247${random.whole(0, 9)}${String(random.whole(0, 999_999)).padStart(6, '0')}`,
    }),
    ...(index % 8 !== 7 && { employeeNumber: String(random.whole(1, 9999)).padStart(4, '0') }),
    birthDate: `${random.whole(1962, 2004)}-${twoDigits(random.whole(1, 12))}-${twoDigits(random.whole(1, 28))}`,
    language: random.pick(['nl', 'nl', 'nl', 'fr', 'en'] as const),
    login,
    active: true,
    activeSince: momentOf(since, '08:00'),
    blocked: false,
    failedLoginCount: 0,
    anonymized: false,
    twoFactor: false,
    twoFactorSetUp: false,
    externallyManaged: false,
    contractId: `${batch.code}-2024-${number}`,
    extId: `${batch.code}-${1000 + index}`,
    roles: index % 11 === 10 ? ['ospuser', 'company_budget_manager'] : ['ospuser'],
    isMsp: false,
    contactTypes: [],
    corporateAccountOspId: batch.corporateAccount,
    userGroupOspIds: [
      defaultGroupId(batch.corporateAccount),
      ...(batch.corporateAccount === COMPANY.bakery && index % 5 === 0 ? [GROUP.nightShift] : []),
    ],
    homeAddress: {
      streetName: random.pick(STREETS),
      streetNumber: String(random.whole(1, 200)),
      zipCode,
      city,
    },
    createdOn: momentOf(since, '07:30'),
  }
}

/** Users of Brugge Bakery with properties that often break portals. Some are in the contract's examples. */
function specialUsers(): UserRow[] {
  const batch: UserBatch = {
    corporateAccount: COMPANY.bakery,
    code: 'BX',
    domain: 'brugge-bakery',
    firstNumber: 1100,
    active: 0,
    inactive: 0,
  }
  const random = createRandom('specials')
  const special = (
    number: number,
    firstName: string,
    lastName: string,
    more: Partial<UserRow> = {},
  ): UserRow => ({
    ...member(batch, number - batch.firstNumber, random),
    firstName,
    lastName,
    ...more,
  })
  const known = (login: string) => ({ login, email: `${login}@brugge-bakery.example` })
  return [
    special(1101, 'Jonas', 'Peeters', {
      ...known('jonas.peeters'),
      version: 3,
      language: 'nl',
      msisdn: '+32470123456',
      birthDate: '1988-05-17',
      employeeNumber: '0042',
      contractId: 'BB-2025-042',
      extId: 'BB-0042',
      payrollId: '100042',
      licensePlate: '1-ABC-123',
      mobibCardNumber: '6050123412341234',
      activeSince: '2025-03-01T00:00:00+01:00',
      createdOn: '2025-02-20T09:15:00+01:00',
      userGroupOspIds: [GROUP.bakeryAll, GROUP.nightShift],
      workAddress: { streetName: 'Steenstraat', streetNumber: '12', zipCode: '8000', city: 'Brugge' },
      homeAddress: {
        streetName: 'Gentpoortstraat',
        streetNumber: '7 bus 3',
        zipCode: '8000',
        city: 'Brugge',
      },
    }),
    special(1102, 'Éloïse', 'Van den Broecke', {
      ...known('eloise.vandenbroecke.1102'),
      language: 'fr',
      blocked: true,
      failedLoginCount: 5,
      twoFactor: true,
      twoFactorSetUp: true,
      desiredDeactivationDate: '2031-12-31T23:59:59+01:00',
      roles: ['ospuser', 'company_budget_manager'],
    }),
    neverActive(
      special(1103, 'Bart', 'Claes', {
        ...known('bart.claes'),
        desiredActivationDate: '2031-01-01T00:00:00+01:00',
      }),
    ),
    anonymous(special(1104, '', '', { active: false })),
    neverActive(special(1105, 'Noor', 'Maes', { ...known('noor.maes'), version: 2 })),
    special(1106, 'Zélie', 'Ångström', { ...known('zelie.angstrom.1106'), active: false }),
    special(1107, 'Zoë', "D'Hondt", {
      ...known('zoe.dhondt.1107'),
      roles: ['ospuser', 'user_manager'],
      twoFactor: true,
    }),
    special(1108, 'Bert', 'Blockx', { ...known('bert.blockx.1108'), blocked: true, failedLoginCount: 5 }),
    special(1109, 'Lien', 'Leemans', {
      ...known('lien.leemans.1109'),
      desiredDeactivationDate: '2031-12-31T23:59:59+01:00',
    }),
    special(1110, 'Ahmet', 'Yılmaz', known('ahmet.yilmaz.1110')),
    special(1150, 'Lotte', 'Peeters', { ...known('lotte.peeters'), parentUserOspId: 'u-1101' }),
    special(1190, LONG_NAMES.first, LONG_NAMES.last, { userGroupOspIds: [GROUP.bakeryAll, GROUP.longName] }),
    special(1191, 'Олександра', 'Шевченко-Коваленко', { msisdn: '+380501234567', language: 'en' }),
    special(1192, 'محمد', 'بن عبد الرحمن', { language: 'fr' }),
    special(1193, "<script>alert('x')</script>", 'O\'Neill & "Söhne"', {
      language: 'en',
      roles: ['ospuser', 'night_owl'],
    }),
    special(1194, 'X'.repeat(200), 'Wide'),
    special(1195, '李', '小龙'),
    special(1196, '${7*7}', '{{constructor}}'),
    special(1197, 'Inès', 'García-Müller', known('ines.garciamuller.1197')),
  ]
}

/** Users who signed up online and have no company. */
function onlineUsers(): UserRow[] {
  const batch = { ...bulkBatch(0, 90_001), code: 'ON', domain: 'mail', active: 0, inactive: 0 }
  const random = createRandom('online')
  const names = [
    ['Otto', 'Online'],
    ['Amélie', 'Zelfstandig'],
    ['Zoé', 'Indépendante'],
  ] as const
  return names.map(([firstName, lastName], index) => {
    const user: UserRow = { ...member(batch, index, random), userGroupOspIds: [] }
    for (const name of COMPANY_ONLY) delete user[name]
    const login = `${toLoginPart(firstName)}.${toLoginPart(lastName)}`
    return { ...user, firstName, lastName, login, email: `${login}@mail.example` }
  })
}

/** Properties that only users of a company have. */
const COMPANY_ONLY = ['corporateAccountOspId', 'contractId', 'extId', 'employeeNumber'] as const

/** 200 characters each. */
const LONG_NAMES = {
  first: 'Maximiliaan-Alexander Hubertus-Cornelis Ferdinand-Emmanuel Sebastiaan-Bartholomeus '
    .repeat(3)
    .slice(0, 200),
  last: `van ${'der Straeten-Ponthoz de Lichtervelde '.repeat(6)}`.slice(0, 199).padEnd(200, 'e'),
}

function neverActive({ activeSince: _since, ...user }: UserRow): UserRow {
  return { ...user, active: false }
}

const PERSONAL = [
  'email',
  'msisdn',
  'birthDate',
  'login',
  'employeeNumber',
  'contractId',
  'extId',
  'homeAddress',
] as const

function anonymous(user: UserRow): UserRow {
  const left: UserRow = {
    ...user,
    firstName: 'Anonymous',
    lastName: user.ospId,
    anonymized: true,
    userGroupOspIds: [],
  }
  for (const name of PERSONAL) delete left[name]
  return left
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
/** The name without characters that a login cannot contain. */
const toLoginPart = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('Ø', 'O')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
