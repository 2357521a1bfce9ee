/** The connection of a company to a payroll provider: its details, users, payroll ids, salary codes and reports. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { isOspAdmin } from '../auth.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { mailNewPincode } from '../behaviour/messages/mail.ts'
import { insertMobileUser } from '../behaviour/users/mobile-users.ts'
import { localTime } from '~notations/brussels.ts'
import {
  activeConfig,
  addSalaryCodes,
  createProviderPeople,
  updateManagedUsers,
  mergeDetails,
  providerOf,
  refuseInvalidSecret,
  refuseSecondConfig,
  refuseInvalidDetails,
  toProvider,
  requireActiveConfig,
  toConfig,
  toPublicConfig,
} from '../behaviour/payroll/payroll-connections.ts'
import { amountsOf, payrollFile, toReport } from '../behaviour/payroll/payroll-reports.ts'
import { activate, shownPerson, syncUsers, toPayrollUser } from '../behaviour/payroll/payroll-sync.ts'
import { requireAccount } from '../behaviour/access.ts'
import { createSearch } from '../behaviour/text.ts'
import { atMoment } from '../behaviour/users/activation.ts'
import { isLoginFree } from '../behaviour/users/user-changes.ts'
import {
  changeUser,
  classificationOf,
  fullName,
  refuseExternallyManaged,
  refuseStale,
  toAppUser,
} from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound, Refusal, taken } from '../refusal.ts'
import {
  PAYROLL_PROVIDERS,
  SALARY_CATEGORIES,
  SALARY_COMPONENTS,
} from '../seed/companies/payroll-providers.ts'
import type { PayrollReportRow, PayrollUserRow, SalaryCodeRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

type Schemas = components['schemas']

const USER_COLUMNS: Columns<PayrollUserRow> = {
  lastName: (row) => row.lastName,
  firstName: (row) => row.firstName,
  payrollId: (row) => row.payrollId,
  status: (row) => row.status,
  startDate: (row) => row.startDate,
}
const MAPPING_COLUMNS: Columns<UserRow> = {
  userExtId: (user) => user.extId,
  name: (user) => fullName(user),
  payrollId: (user) => user.payrollId,
}
const REPORT_COLUMNS: Columns<Schemas['PayrollReport']> = {
  month: (report) => report.month,
  createdOn: (report) => Date.parse(report.createdOn),
  totalAmount: (report) => report.totalAmount,
  status: (report) => report.status,
}
const searchPeople = createSearch<Omit<Schemas['PayrollUser'], 'problems'>>((person) => [
  person.firstName,
  person.lastName,
  person.login,
  person.email,
  person.employeeNumber,
  person.payrollId,
])
const searchMappings = createSearch<UserRow>(
  (user) => [fullName(user), user.extId, user.employeeNumber, user.payrollId],
  ({ msisdn }) => msisdn,
)

export const payroll = handlersFor({
  getActivePayrollConfig({ world, caller, query, reply }) {
    const config = activeConfig(world, requireAccount(world, caller, query.corporateAccount).ospId)
    if (!config) throw notFound()
    return reply(200, isOspAdmin(caller) ? toConfig(world, config) : toPublicConfig(config))
  },

  getPayrollProviders({ caller, reply }) {
    const providers = PAYROLL_PROVIDERS.map((provider) => toProvider(provider, caller))
    return reply(
      200,
      sorted(providers, 'name', { name: ({ name }) => name }, ({ id }) => id),
    )
  },

  getPayrollConfigs({ world, caller, query, reply }) {
    const account = requireAccount(world, caller, query.corporateAccount)
    const rows = world.tables.payrollConfigs
      .by('corporateAccount', account.ospId)
      .toSorted(
        (one, other) =>
          Number(other.active) - Number(one.active) ||
          Date.parse(other.createdOn) - Date.parse(one.createdOn),
      )
    return reply(
      200,
      rows.map((row) => toConfig(world, row)),
    )
  },

  createPayrollConfig({ world, caller, body, reply }) {
    const { corporateAccountOspId, providerId, employerId, connection } = body
    const account = requireAccount(world, caller, corporateAccountOspId)
    refuseInvalidDetails(toProvider(providerOf({ providerId }), caller), employerId, connection)
    refuseSecondConfig(world, account.ospId)
    refuseInvalidSecret({ connection })
    const [, number = ''] = world.nextId('pc').split('-')
    const row = world.tables.payrollConfigs.insert({
      ...body,
      uuid: `8d0b1f8e-6c1f-4a55-9c60-${number.padStart(12, '0')}`,
      version: 1,
      active: true,
      automaticUserImport: true,
      createdOn: localTime(world.now()),
    })
    addSalaryCodes(world, account.ospId)
    createProviderPeople(world, account.ospId)
    updateManagedUsers(world, account.ospId)
    return reply(200, toConfig(world, row))
  },

  updatePayrollConfig({ world, caller, path, body, reply }) {
    const row = world.tables.payrollConfigs.require(path.uuid)
    requireAccount(world, caller, row.corporateAccountOspId)
    refuseStale(row.version, body.version)
    const { employerId = row.employerId, active = row.active, automaticUserImport } = body
    const connection = mergeDetails(row.connection, body.connection)
    refuseInvalidDetails(toProvider(providerOf(row), caller), employerId, connection)
    if (active) refuseSecondConfig(world, row.corporateAccountOspId, row.uuid)
    if (active && body.connection) refuseInvalidSecret({ connection })
    const changed = world.tables.payrollConfigs.update(row.uuid, {
      employerId,
      active,
      connection,
      ...withoutUndefined({ automaticUserImport }),
      version: row.version + 1,
    })
    if (active !== row.active) updateManagedUsers(world, row.corporateAccountOspId)
    return reply(200, toConfig(world, changed))
  },

  async syncPayrollUsers({ world, caller, query, reply }) {
    const account = requireAccount(world, caller, query.corporateAccountOspId)
    const config = requireActiveConfig(world, account.ospId)
    refuseInvalidSecret(config)
    return reply(200, await syncUsers(world, account, config))
  },

  getPayrollUsers({ world, caller, query, reply }) {
    const account = requireAccount(world, caller, query.corporateAccountOspId)
    const matchesSearch = searchPeople(query.search)
    const found = world.tables.payrollUsers
      .by('corporateAccount', account.ospId)
      .filter(({ status }) => query.status === undefined || status === query.status)
      .filter((row) => matchesSearch(shownPerson(world, row)))
    const rows = sorted(found, query.sort ?? 'lastName', USER_COLUMNS, ({ uuid }) => uuid)
    return reply(
      200,
      paged(rows, query, (row) => toPayrollUser(world, row)),
    )
  },

  getPayrollUser({ world, caller, path, reply }) {
    return reply(200, toPayrollUser(world, requirePerson(world, caller, path.uuid)))
  },

  updatePayrollUser({ world, caller, path, body, reply }) {
    const row = requirePerson(world, caller, path.uuid)
    const { version, ...corrections } = body
    refuseStale(row.version, version)
    if (row.status === 'LEFT') throw hasLeft()
    if (row.status === 'ACTIVATED') refuseExternallyManaged({ externallyManaged: true })
    if (corrections.login !== undefined && !isLoginFree(world, corrections.login))
      throw taken('login', 'unique', 'The user name is already taken')
    const changed = world.tables.payrollUsers.update(row.uuid, {
      corrections: { ...row.corrections, ...corrections },
      version: row.version + 1,
    })
    return reply(200, toPayrollUser(world, changed))
  },

  async activatePayrollUser({ world, caller, path, body, reply }) {
    const row = requirePerson(world, caller, path.uuid)
    if (row.status === 'ACTIVATED') throw isActivated()
    if (row.status === 'LEFT') throw hasLeft()
    requireActiveConfig(world, row.corporateAccountOspId)
    if (body.corporateAccount.ospId !== row.corporateAccountOspId)
      throw invalidField('corporateAccount.ospId', 'same', 'The companies differ')
    const account = world.tables.corporateAccounts.require(row.corporateAccountOspId)
    const payrollValues = { payrollId: row.payrollId, externallyManaged: true }
    const user = insertMobileUser(world, account, body, payrollValues)
    activate(world, row, user)
    await mailNewPincode(world, user, 'credentials')
    return reply(200, toAppUser(world, user))
  },

  getPayrollIdMapping({ world, caller, path, query, reply }) {
    const account = requireAccount(world, caller, path.corporateAccountOspId)
    const found = usersWithExtId(world, account.ospId)
      .filter(({ payrollId }) => query.mapped === undefined || query.mapped === (payrollId !== undefined))
      .filter(searchMappings(query.search))
    const rows = sorted(found, query.sort ?? 'userExtId', MAPPING_COLUMNS, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (user) => toMapping(world, user)),
    )
  },

  updatePayrollIdMapping({ world, caller, path, body, reply }) {
    const account = requireAccount(world, caller, path.corporateAccountOspId)
    const user = usersWithExtId(world, account.ospId).find(({ extId }) => extId === path.userExtId)
    if (!user) throw notFound()
    refuseStale(user.version, body.version)
    const payrollId = body.payrollId ?? undefined
    const holder = world.tables.users
      .by('corporateAccount', account.ospId)
      .find((one) => payrollId !== undefined && one.payrollId === payrollId)
    if (holder && holder.ospId !== user.ospId)
      throw taken('payrollId', 'unique', 'The payroll id must be unique')
    const externallyManaged = payrollId !== undefined && activeConfig(world, account.ospId) !== undefined
    return reply(200, toMapping(world, changeUser(world, user, { payrollId, externallyManaged })))
  },

  getSalaryCategories({ world, caller, query, reply }) {
    const account = requireAccount(world, caller, query.corporateAccountOspId)
    const codes = world.tables.salaryCodes.by('corporateAccount', account.ospId)
    const categories = SALARY_CATEGORIES.map(({ id, labels }) => {
      const own = codes.filter((row) => componentOf(row)?.categoryId === id)
      return {
        id,
        label: inLanguage(labels, caller.language),
        corporateAccountOspId: account.ospId,
        codeCount: own.length,
        missingCount: own.filter(({ code }) => code === undefined).length,
      }
    })
    return reply(
      200,
      categories.filter(({ codeCount }) => codeCount > 0),
    )
  },

  getSalaryCodes({ world, caller, query, reply }) {
    const account = requireAccount(world, caller, query.corporateAccountOspId)
    const rows = world.tables.salaryCodes.by('corporateAccount', account.ospId)
    return reply(
      200,
      rows.map((row) => toSalaryCode(row, caller)),
    )
  },

  updateSalaryCode({ world, caller, path, body, reply }) {
    const row = world.tables.salaryCodes.require(path.id)
    const account = requireAccount(world, caller, row.corporateAccountOspId)
    refuseStale(row.version, body.version)
    const config = activeConfig(world, account.ospId)
    const pattern = config && providerOf(config).codePattern
    if (pattern !== undefined && !new RegExp(pattern).test(body.code)) throw invalidArgument()
    const others = world.tables.salaryCodes.by('corporateAccount', account.ospId)
    if (others.some(({ id, code }) => id !== row.id && code === body.code))
      throw taken('code', 'unique', 'The code must be unique')
    const change = { code: body.code, updatedOn: localTime(world.now()), version: row.version + 1 }
    return reply(200, toSalaryCode(world.tables.salaryCodes.update(row.id, change), caller))
  },

  findPayrollReports({ world, caller, query, body, reply }) {
    const { monthFrom = '', monthTo = '999912', statuses, corporateAccountOspId } = body
    if (monthTo < monthFrom) throw invalidField('monthTo', 'date_order', 'The last month is before the first')
    const own =
      corporateAccountOspId === undefined
        ? undefined
        : requireAccount(world, caller, corporateAccountOspId).ospId
    const found = world.tables.payrollReports
      .filter(
        (row) =>
          (own === undefined || row.corporateAccountOspId === own) &&
          (statuses === undefined || statuses.includes(row.status)) &&
          row.month >= monthFrom &&
          row.month <= monthTo,
      )
      .map((row) => toReport(world, row))
    const rows = sorted(found, query.sort ?? '-month', REPORT_COLUMNS, ({ id }) => id)
    const { limit = 15, offset = 0 } = query
    return reply(200, {
      content: rows.slice(offset, offset + limit),
      total: rows.length,
      limit,
      offset,
    })
  },

  refreshPayrollReport({ world, caller, path, reply }) {
    const row = requireReport(world, caller, path.id)
    if (row.status === 'ACCEPTED') throw isFinal()
    const account = world.tables.corporateAccounts.require(row.corporateAccountOspId)
    const refreshed = { refreshedOn: localTime(world.now()), version: row.version + 1 }
    const change =
      row.status === 'SENT'
        ? { ...refreshed, status: 'ACCEPTED' as const }
        : {
            ...refreshed,
            ...amountsOf(world, account, row.month),
            employerId: world.tables.payrollConfigs.require(row.configUuid).employerId,
            status: 'CREATED' as const,
            message: undefined,
          }
    return reply(200, toReport(world, world.tables.payrollReports.update(row.id, change)))
  },

  async downloadPayrollReport({ world, caller, path, raw }) {
    const row = requireReport(world, caller, path.id)
    const disposition = `attachment; filename="${toReport(world, row).fileName}"`
    const file = await payrollFile(world, row)
    return raw(200, 'application/octet-stream', file, { 'content-disposition': disposition })
  },
})

/** Returns the payroll user, or throws the contract's 404. */
function requirePerson(world: World, caller: UserRow, uuid: string): PayrollUserRow {
  const row = world.tables.payrollUsers.require(uuid)
  requireAccount(world, caller, row.corporateAccountOspId)
  return row
}

function requireReport(world: World, caller: UserRow, id: string): PayrollReportRow {
  const row = world.tables.payrollReports.require(id)
  requireAccount(world, caller, row.corporateAccountOspId)
  return row
}

/** App users that payroll can refer to, because they have an external id. */
const usersWithExtId = (world: World, accountOspId: string): UserRow[] =>
  world.tables.users
    .by('corporateAccount', accountOspId)
    .filter((user) => user.extId !== undefined && classificationOf(user) === 'mobile')

const toMapping = (world: World, user: UserRow): Schemas['PayrollIdMapping'] => ({
  userExtId: user.extId ?? '',
  ...withoutUndefined({ payrollId: user.payrollId }),
  user: { ospId: user.ospId, name: fullName(user) },
  ...withoutUndefined({ employeeNumber: user.employeeNumber }),
  active: atMoment(user, world.now()).active,
  externallyManaged: user.externallyManaged,
  version: user.version,
})

const componentOf = (row: SalaryCodeRow) =>
  SALARY_COMPONENTS.find(({ component }) => component === row.component)

const toSalaryCode = (row: SalaryCodeRow, { language }: UserRow): Schemas['SalaryCode'] => ({
  ...row,
  categoryId: componentOf(row)?.categoryId ?? row.component,
  label: inLanguage(componentOf(row)?.labels, language) ?? row.component,
})

/** R238, R269: the portal shows no notice for INVALID_ARGUMENT when a salary code is saved. */
const invalidArgument = () =>
  new Refusal(422, {
    message: 'The provider does not take this code.',
    code: 'INVALID_ARGUMENT',
    errors: [{ field: 'code', messages: ['This is not written as it should be'], rule: 'pattern' }],
  })
const isActivated = () =>
  conflict('PAYROLL_USER_ACTIVATED', 'The person has an app user already.', {
    nl: 'Deze persoon heeft al een gebruiker.',
    en: 'This person has a user already.',
    fr: 'Cette personne a déjà un utilisateur.',
  })
const hasLeft = () =>
  conflict('PAYROLL_USER_LEFT', 'The person is out of service.', {
    nl: 'Deze persoon is uit dienst.',
    en: 'This person is out of service.',
    fr: "Cette personne n'est plus en service.",
  })
const isFinal = () =>
  conflict('PAYROLL_REPORT_FINAL', 'The report was accepted.', {
    nl: 'Dit rapport is al aanvaard.',
    en: 'This report was accepted already.',
    fr: 'Ce rapport a déjà été accepté.',
  })
