/**
 * Payroll reports: the spending of a company's users in a month, as the contract describes it and as the provider's
 * file.
 */
import writeExcelFile from 'write-excel-file/universal'
import { csvText } from '~notations/csv-cell.ts'
import type { components } from '@/api/generated/schema.ts'
import { SALARY_COMPONENTS, type SalaryComponent } from '../../seed/companies/payroll-providers.ts'
import type { CorporateAccountRow, PayrollLine, PayrollReportRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { isClosedOn } from '../companies/closing.ts'
import { eventsOf } from '../budgets/events.ts'
import { toEuros } from '../money.ts'
import { providerOf } from './payroll-connections.ts'
import { registrationsOf } from '../trips/registrations.ts'
import { spentCents } from '../budgets/event-cost.ts'
import { startOfDay } from '../months.ts'
import { fullName } from '../users/users.ts'

type Report = components['schemas']['PayrollReport']

export function toReport(world: World, row: PayrollReportRow): Report {
  const { lines, configUuid, corporateAccountOspId, ...report } = row
  const config = world.tables.payrollConfigs.require(configUuid)
  const { name, reportFormat } = providerOf(config)
  const account = world.tables.corporateAccounts.require(corporateAccountOspId)
  return {
    ...report,
    corporateAccount: { ospId: account.ospId, name: account.data.name },
    providerName: name,
    format: reportFormat,
    fileName: `payroll-${row.employerId}-${row.month}.${reportFormat.toLowerCase()}`,
    lineCount: lines.length,
    totalAmount: toEuros(lines.reduce((sum, { cents }) => sum + cents, 0)),
  }
}

/** Creates a report for every company with an active connection, when a month is over. */
export function createPayrollReports(world: World, month: string, day: string): void {
  const { corporateAccounts, payrollConfigs, payrollReports } = world.tables
  for (const { uuid, corporateAccountOspId, employerId } of payrollConfigs.filter(({ active }) => active)) {
    const account = corporateAccounts.get(corporateAccountOspId)
    const id = `pr-${corporateAccountOspId}-${month}`
    if (
      !account ||
      payrollReports.get(id) ||
      isClosedOn(account, `${month.slice(0, 4)}-${month.slice(4)}-01`)
    )
      continue
    const moment = startOfDay(day)
    payrollReports.insert({
      ...amountsOf(world, account, month),
      id,
      version: 1,
      configUuid: uuid,
      corporateAccountOspId,
      employerId,
      month,
      status: 'CREATED',
      createdOn: moment,
      refreshedOn: moment,
    })
  }
}

/** The current amounts of a month. Amounts without a payroll id or salary code are only counted. */
export function amountsOf(
  world: World,
  account: CorporateAccountRow,
  month: string,
): Pick<PayrollReportRow, 'lines' | 'skippedCount'> {
  const codes = new Map(
    world.tables.salaryCodes
      .by('corporateAccount', account.ospId)
      .map(({ component, code }) => [component, code]),
  )
  const lines: PayrollLine[] = []
  let skippedCount = 0
  for (const [user, amounts] of spentBy(world, account, month))
    for (const { component } of SALARY_COMPONENTS) {
      const cents = amounts.get(component) ?? 0
      if (cents === 0) continue
      const code = codes.get(component)
      if (user.payrollId === undefined || code === undefined) skippedCount += 1
      else
        lines.push({
          userOspId: user.ospId,
          payrollId: user.payrollId,
          name: fullName(user),
          code,
          component,
          cents,
        })
    }
  return { lines, skippedCount }
}

/** In cents, by user and component. */
function spentBy(
  world: World,
  account: CorporateAccountRow,
  month: string,
): Map<UserRow, Map<string, number>> {
  const prefix = `${month.slice(0, 4)}-${month.slice(4)}`
  const users = world.tables.users.by('corporateAccount', account.ospId)
  const spent = new Map(users.map((user) => [user.ospId, new Map<string, number>()]))
  const add = (ospId: string, component: string, cents: number): void => {
    const amounts = spent.get(ospId)
    amounts?.set(component, (amounts.get(component) ?? 0) + cents)
  }
  for (const event of eventsOf(world, account))
    if (event.date.startsWith(prefix))
      add(event.userOspId, componentOfMode(event.mobilityMode), spentCents(event))
  for (const user of users)
    for (const { date, kind, compensation, status } of registrationsOf(world, user))
      if (date.startsWith(prefix) && status !== 'REJECTED')
        add(user.ospId, kind, Math.round(compensation * 100))
  return new Map(users.flatMap((user) => [[user, spent.get(user.ospId) ?? new Map<string, number>()]]))
}

const componentOfMode = (mode = ''): string =>
  SALARY_COMPONENTS.find(({ modes }: SalaryComponent) => modes?.includes(mode))?.component ?? 'OTHER'

const HEAD = ['employerId', 'payrollId', 'name', 'month', 'code', 'component', 'amount']

/** The file in the provider's format. */
export async function payrollFile(world: World, row: PayrollReportRow): Promise<Blob> {
  const { format, employerId } = toReport(world, row)
  // R091: a report keeps the names from its creation, except those of users who were anonymised since.
  const nameOf = (userOspId: string): string | undefined => {
    const user = world.tables.users.get(userOspId)
    return user?.anonymized === true ? fullName(user) : undefined
  }
  const cells = row.lines.map(({ userOspId, payrollId, name, code, component, cents }) => [
    employerId,
    payrollId,
    nameOf(userOspId) ?? name,
    row.month,
    code,
    component,
    toEuros(cents),
  ])
  if (format === 'CSV')
    return new Blob([
      csvText([
        HEAD,
        ...cells.map((line) => line.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))),
      ]),
    ])
  if (format === 'XLSX')
    return writeExcelFile(
      [
        HEAD.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...cells.map((line) =>
          line.map((value) =>
            typeof value === 'number' ? { value, type: Number, format: '#,##0.00' } : { value, type: String },
          ),
        ),
      ],
      { sheet: 'Payroll' },
    ).toBlob()
  const entry = (line: (string | number)[]): string =>
    `  <Entry>${line
      .map(
        (cell, index) =>
          `<${HEAD[index]}>${xml(typeof cell === 'number' ? cell.toFixed(2) : cell)}</${HEAD[index]}>`,
      )
      .join('')}</Entry>`
  return new Blob([
    `<?xml version="1.0" encoding="UTF-8"?>\n<Payroll>\n${cells.map(entry).join('\n')}\n</Payroll>\n`,
  ])
}

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
