/** Connections to payroll providers as the contract describes them, with masked secrets (G125). */
import type { components } from '@/api/generated/schema.ts'
import { employerIdRules, payrollConnectionRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { conflict, invalidField } from '../../refusal.ts'
import {
  PAYROLL_PROVIDERS,
  type PayrollProvider,
  SALARY_COMPONENTS,
} from '../../seed/companies/payroll-providers.ts'
import type { PayrollConfigRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { refuseBrokenRules } from '../rule-errors.ts'
import { atMoment } from '../users/activation.ts'
import { changeUser } from '../users/users.ts'
import { inLanguage } from '../in-language.ts'

type Schemas = components['schemas']

type Config = components['schemas']['PayrollConfig']

const MASK = '••••••••'
/** A secret that the sandbox's payroll providers refuse. */
const REFUSED_SECRET = 'refused'

/** The part of a connection that everyone in the company may read. */
export const toPublicConfig = (row: PayrollConfigRow): Config => {
  const { connection: _details, lastSync: _sync, ...config } = row
  return { ...config, providerName: providerOf(row).name }
}

/** The whole connection: details with masked secrets, and its status. */
export function toConfig(world: World, row: PayrollConfigRow): Config {
  const { fields } = providerOf(row)
  // Details without a field in the provider's definition are not shown.
  const isShown = (name: string): boolean =>
    fields.some((field) => field.name === name && field.kind !== 'SECRET')
  return {
    ...toPublicConfig(row),
    ...withoutUndefined({ lastSync: row.lastSync }),
    connection: Object.fromEntries(
      Object.entries(row.connection).map(([name, value]) => [name, isShown(name) ? value : MASK]),
    ),
    managedUserCount: row.active ? managedUsers(world, row.corporateAccountOspId).length : 0,
  }
}

export function providerOf({ providerId }: Pick<PayrollConfigRow, 'providerId'>): PayrollProvider {
  const provider = PAYROLL_PROVIDERS.find(({ id }) => id === providerId)
  if (!provider) throw invalidField('providerId', 'unknown', 'There is no such provider')
  return provider
}

/** The active connection, or `undefined` for a company without one. */
export const activeConfig = (world: World, accountOspId: string): PayrollConfigRow | undefined =>
  world.tables.payrollConfigs.by('corporateAccount', accountOspId).find(({ active }) => active)

/** Returns the active connection, or throws 409. */
export function requireActiveConfig(world: World, accountOspId: string): PayrollConfigRow {
  const config = activeConfig(world, accountOspId)
  if (!config)
    throw conflict('PAYROLL_NOT_CONNECTED', 'The company has no payroll connection in use.', {
      nl: 'Dit bedrijf heeft geen actieve loonkoppeling.',
      en: 'This company has no payroll connection in use.',
      fr: "Cette entreprise n'a pas de liaison de paie active.",
    })
  return config
}

/** Throws 409 when another connection than `except` is active. */
export function refuseSecondConfig(world: World, accountOspId: string, except?: string): void {
  const config = activeConfig(world, accountOspId)
  if (config && config.uuid !== except)
    throw conflict('PAYROLL_CONNECTED', 'The company has a payroll connection in use.', {
      nl: 'Dit bedrijf heeft al een actieve loonkoppeling.',
      en: 'This company has a payroll connection in use already.',
      fr: 'Cette entreprise a déjà une liaison de paie active.',
    })
}

/** A provider as the contract describes it, in the caller's language. */
export function toProvider(
  { fields, employerIdFormats, codeFormats, ...provider }: PayrollProvider,
  { language }: Pick<UserRow, 'language'>,
): Schemas['PayrollProvider'] {
  return {
    ...provider,
    ...(employerIdFormats && { employerIdFormat: inLanguage(employerIdFormats, language) }),
    ...(codeFormats && { codeFormat: inLanguage(codeFormats, language) }),
    fields: fields.map(({ labels, formats, ...field }) => ({
      ...field,
      label: inLanguage(labels, language),
      ...(formats && { format: inLanguage(formats, language) }),
    })),
  }
}

/** Throws 422 for details that the provider does not accept (R118, R168, R169). */
export function refuseInvalidDetails(
  provider: Schemas['PayrollProvider'],
  employerId: string,
  connection: Record<string, string>,
): void {
  refuseBrokenRules(employerIdRules(provider, employerId))
  refuseBrokenRules(payrollConnectionRules(provider.fields, connection))
}

/** Throws 409 when the provider refuses the connection. */
export function refuseInvalidSecret({ connection }: Pick<PayrollConfigRow, 'connection'>): void {
  if (Object.values(connection).includes(REFUSED_SECRET))
    throw conflict('PAYROLL_REFUSED', 'The provider refuses the connection details.', {
      nl: 'De loonadministratie weigert deze gegevens.',
      en: 'The payroll provider refuses these details.',
      fr: 'Le secrétariat social refuse ces données.',
    })
}

/**
 * Merges a change into the stored details. `null` clears a value, and a secret that is sent masked stays unchanged.
 */
export function mergeDetails(
  stored: Record<string, string>,
  change: Record<string, string | null> = {},
): Record<string, string> {
  const merged = { ...stored }
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete merged[name]
    else if (value !== MASK || stored[name] === undefined) merged[name] = value
  }
  return merged
}

/** G129: users with a payroll id become externally managed in a company with an active connection. */
export function updateManagedUsers(world: World, accountOspId: string): void {
  const isConnected = activeConfig(world, accountOspId) !== undefined
  for (const user of world.tables.users.by('corporateAccount', accountOspId)) {
    const externallyManaged = isConnected && user.payrollId !== undefined
    if (user.externallyManaged !== externallyManaged) changeUser(world, user, { externallyManaged })
  }
}

const managedUsers = (world: World, accountOspId: string): UserRow[] =>
  world.tables.users.by('corporateAccount', accountOspId).filter((user) => user.externallyManaged)

/** Adds the salary codes of a company that is connected for the first time, still empty. */
export function addSalaryCodes(world: World, corporateAccountOspId: string): void {
  const { salaryCodes } = world.tables
  if (salaryCodes.by('corporateAccount', corporateAccountOspId).length > 0) return
  for (const { component } of SALARY_COMPONENTS)
    salaryCodes.insert({
      id: `sc-${corporateAccountOspId}-${component}`,
      version: 1,
      corporateAccountOspId,
      component,
    })
}

/**
 * Fills the provider's list of people when a company is connected for the first time: its app users with their
 * employee numbers, so that a sync can link them. The numbers at the provider are generated.
 */
export function createProviderPeople(world: World, corporateAccountOspId: string): void {
  const { payrollPeople, users } = world.tables
  if (payrollPeople.by('corporateAccount', corporateAccountOspId).length > 0) return
  for (const [index, user] of users.by('corporateAccount', corporateAccountOspId).entries()) {
    const { employeeNumber, firstName, lastName, login, email } = user
    if (employeeNumber === undefined || login === undefined || !atMoment(user, world.now()).active) continue
    payrollPeople.insert({
      corporateAccountOspId,
      payrollId: user.payrollId ?? String(300_000 + index),
      login,
      firstName,
      lastName,
      ...withoutUndefined({ email }),
      employeeNumber,
      startDate: (user.createdOn ?? world.now().toISOString()).slice(0, 10),
    })
  }
}
