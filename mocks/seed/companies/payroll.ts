/** One company connected to a payroll provider: the provider's data, the synced users, codes and reports. */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { calendarOf, monthAfter, startOfDay } from '../../behaviour/months.ts'
import type {
  PayrollConfigRow,
  PayrollLine,
  PayrollPersonRow,
  PayrollReportRow,
  PayrollUserRow,
  SalaryCodeRow,
  UserRow,
} from '../../tables.ts'
import { COMPANY } from '../names.ts'
import { SALARY_COMPONENTS } from './payroll-providers.ts'
import { createRandom } from '../random.ts'

const CONFIG = '8d0b1f8e-6c1f-4a55-9c5e-2f3b7a1c4d01'
const EMPLOYER = '0012345'
const SYNCED = '2026-03-02T10:00:00+01:00'
const corporateAccountOspId = COMPANY.payroll

/** The active connection, and an earlier one to another provider. */
export const payrollConfigs = (): PayrollConfigRow[] => [
  {
    uuid: CONFIG,
    version: 3,
    corporateAccountOspId,
    providerId: 'paywise',
    employerId: EMPLOYER,
    active: true,
    automaticUserImport: true,
    connection: {
      clientId: 'portal-0012345',
      clientSecret: 'paywise-secret-7f3a',
      tokenScope: 'payroll.write',
      transmissionStrategy: 'API',
    },
    lastSync: {
      syncedOn: SYNCED,
      createdCount: 20,
      updatedCount: 0,
      deactivatedCount: 0,
      waitingCount: 1,
      unchangedCount: 0,
    },
    createdOn: '2026-03-02T09:00:00+01:00',
  },
  {
    uuid: '8d0b1f8e-6c1f-4a55-9c5e-2f3b7a1c4d02',
    version: 2,
    corporateAccountOspId,
    providerId: 'noord',
    employerId: 'NL-77',
    active: false,
    automaticUserImport: false,
    connection: { userName: 'hospital', password: 'noord-secret-19c2', transmissionStrategy: 'SFTP' },
    createdOn: '2024-01-08T09:00:00+01:00',
  },
]

/**
 * The provider's data. Since the last sync one address has changed, one person has left, and three are new: one that
 * can become a user, one without an address, and one whose login is taken.
 */
export function* payrollPeople(users: readonly UserRow[]): Generator<PayrollPersonRow> {
  for (const [index, user] of connectedUsers(users).entries())
    yield {
      ...personOf(user),
      ...(index === 1 && { email: `new.address.${user.ospId}@hasselt-hospital.example` }),
      ...(index === 2 && { endDate: '2026-06-30' }),
    }
  yield newPerson('200101', 'Fien', 'Vers', { email: 'fien.vers@hasselt-hospital.example' })
  yield newPerson('200102', 'Noor', 'Nieuw', {})
  yield newPerson('200103', 'Jonas', 'Peeters', {
    login: 'jonas.peeters',
    email: 'jonas.peeters@hasselt-hospital.example',
  })
  yield newPerson(
    '200104',
    'Maximiliaan-Alexander Hubertus-Cornelis Ferdinand-Emmanuel',
    'van der Straeten-Ponthoz de Lichtervelde-Übermäßig',
    { language: 'fr' },
  )
}

/** The result of the last sync: app users, one person who left, one who waits. */
export function* payrollUsers(users: readonly UserRow[]): Generator<PayrollUserRow> {
  for (const [index, user] of connectedUsers(users).entries())
    yield { ...base(index), ...personOf(user), status: 'ACTIVATED', userOspId: user.ospId }
  yield {
    ...base(90),
    ...newPerson('200090', 'Bert', 'Vertrokken', { endDate: '2025-12-31', startDate: '2019-01-01' }),
    status: 'LEFT',
  }
  yield { ...base(91), ...newPerson('200102', 'Noor', 'Nieuw', {}), status: 'TO_ACTIVATE' }
}

/** Every component except one has a code. */
export const salaryCodes = (): SalaryCodeRow[] =>
  SALARY_COMPONENTS.map(({ component }, index) => ({
    id: `sc-${corporateAccountOspId}-${component}`,
    version: 1,
    corporateAccountOspId,
    component,
    ...(component !== 'OTHER' && { code: String(4110 + index * 10), updatedOn: SYNCED }),
  }))

const STATUSES = ['CREATED', 'SENT', 'REJECTED', 'ACCEPTED'] as const
const MONTHS = 18

/** Reports of a year and a half: every status, and more than the fifteen of one page (R237). */
export function* payrollReports(users: readonly UserRow[]): Generator<PayrollReportRow> {
  const current = calendarOf(new Date()).month
  const staff = connectedUsers(users)
  for (let ago = 1; ago <= MONTHS; ago += 1) {
    const month = monthAfter(current, -ago)
    const next = monthAfter(month, 1)
    const createdOn = startOfDay(`${next.slice(0, 4)}-${next.slice(4)}-01`)
    const status = STATUSES[Math.min(ago, STATUSES.length) - 1] ?? 'ACCEPTED'
    yield {
      id: `pr-${corporateAccountOspId}-${month}`,
      version: 1,
      configUuid: CONFIG,
      employerId: EMPLOYER,
      corporateAccountOspId,
      month,
      status,
      lines: staff.flatMap((user) => linesOf(user, month)),
      skippedCount: ago % 3,
      createdOn,
      refreshedOn: createdOn,
      ...(status === 'REJECTED' && { message: 'Werknemer 200002 is uit dienst' }),
    }
  }
}

/** The amounts of one user in a month: random components, each with its code. */
function linesOf({ payrollId = '', firstName, lastName, ospId }: UserRow, month: string): PayrollLine[] {
  const random = createRandom(`payroll ${ospId} ${month}`)
  return salaryCodes().flatMap(({ component, code }) =>
    code !== undefined && random.chance(0.4)
      ? [
          {
            userOspId: ospId,
            payrollId,
            name: `${firstName} ${lastName}`,
            code,
            component,
            cents: random.whole(150, 9000),
          },
        ]
      : [],
  )
}

const connectedUsers = (users: readonly UserRow[]): UserRow[] =>
  users.filter(
    (user) =>
      user.payrollId !== undefined && user.corporateAccountOspId === corporateAccountOspId && user.active,
  )

function personOf(user: UserRow): PayrollPersonRow {
  const { payrollId = '', login = '', firstName, lastName, email, msisdn, birthDate, employeeNumber } = user
  return {
    corporateAccountOspId,
    payrollId,
    login,
    firstName,
    lastName,
    ...withoutUndefined({ email, msisdn, birthDate, employeeNumber }),
    language: user.language,
    startDate: (user.activeSince ?? user.createdOn ?? SYNCED).slice(0, 10),
  }
}

function newPerson(
  payrollId: string,
  firstName: string,
  lastName: string,
  more: Partial<PayrollPersonRow>,
): PayrollPersonRow {
  const login = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()
  return {
    corporateAccountOspId,
    payrollId,
    login,
    firstName,
    lastName,
    language: 'nl',
    startDate: '2026-04-01',
    ...more,
  }
}

const base = (index: number) => ({
  uuid: `8d0b1f8e-6c1f-4a55-9c5e-${String(index + 1).padStart(12, '0')}`,
  version: 1,
  lastSyncedOn: SYNCED,
  corrections: {},
})
