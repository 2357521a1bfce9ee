import { employerIdRules, payrollConnectionRules, type BrokenRules } from '~openapi/rules.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import type { Connection, Provider } from './use-connections.ts'

type Details = Readonly<Record<string, string | undefined>>

/** What the wizard's fields hold. */
export interface ConnectionValues {
  readonly providerId: string
  readonly employerId: string
  /** By the name of the field, of all providers: what was typed for one stays when another is looked at. */
  readonly connection: Details
}

/** No values yet, for every field that a provider may ask for. */
export const emptyValues = (providers: readonly Provider[]): ConnectionValues => ({
  providerId: '',
  employerId: '',
  connection: Object.fromEntries(providers.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
})

export const providerOf = (
  providers: readonly Provider[],
  { providerId }: Pick<ConnectionValues, 'providerId'>,
): Provider | undefined => providers.find(({ id }) => id === providerId)

/** G125: the connection, with the fields of its provider and no others. */
export const toCreation = (
  { providerId, employerId, connection }: ConnectionValues,
  provider: Provider | undefined,
  corporateAccountOspId: string,
): Schemas['PayrollConfigCreation'] =>
  asRequest<Schemas['PayrollConfigCreation']>({
    corporateAccountOspId,
    providerId: providerId || undefined,
    employerId: employerId.trim() || undefined,
    connection: filled(provider, connection),
  })

/** R118, R168, R169: what the provider still misses, or would not take. */
export function brokenDetails(
  provider: Provider | undefined,
  employerId: string,
  connection: Details,
): BrokenRules {
  if (!provider) return {}
  return {
    ...payrollConnectionRules(provider.fields, filled(provider, connection)),
    ...employerIdRules(provider, employerId.trim()),
  }
}

/** G130: every required field is filled in. Whether each is written as it should be shows at the field. */
export const isComplete = ({ employerId, connection }: ConnectionValues, provider: Provider): boolean =>
  employerId.trim() !== '' &&
  provider.fields.every(({ name, required }) => !required || (connection[name] ?? '').trim() !== '')

/** What may be kept in the browser as a draft: no secrets. */
export function withoutSecrets(values: ConnectionValues, providers: readonly Provider[]): ConnectionValues {
  const open = providers.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'SECRET'))
  const names = new Set(open.map(({ name }) => name))
  const kept = Object.entries(values.connection).filter(([name]) => names.has(name))
  return { ...values, connection: Object.fromEntries(kept) }
}

/** The form library drops emptied texts. */
export interface EditValues {
  readonly employerId?: string | undefined
  readonly connection?: Details | undefined
  readonly automaticUserImport: boolean
}

/** The connection as its fields show it. A secret is masked by the server, so its field begins empty. */
export const toForm =
  ({ fields }: Provider) =>
  ({ employerId, connection = {}, automaticUserImport }: Connection): EditValues => ({
    employerId,
    connection: Object.fromEntries(
      fields.map(({ name, kind }) => [name, kind === 'SECRET' ? '' : (connection[name] ?? '')]),
    ),
    automaticUserImport,
  })

/** What has changed. An empty secret keeps the one that the server has; another emptied field is cleared. */
export function toUpdate(
  provider: Provider,
  { employerId = '', connection = {}, automaticUserImport }: EditValues,
  base: Connection,
): Schemas['PayrollConfigUpdate'] {
  const before = toForm(provider)(base)
  const changed = provider.fields.flatMap(({ name, kind }): [string, string | null][] => {
    const value = connection[name]?.trim() ?? ''
    if (value === (before.connection?.[name] ?? '')) return []
    return [[name, value === '' && kind !== 'SECRET' ? null : value]]
  })
  return {
    version: base.version,
    ...(employerId.trim() !== before.employerId && { employerId: employerId.trim() }),
    ...(changed.length > 0 && { connection: Object.fromEntries(changed) }),
    ...(automaticUserImport !== before.automaticUserImport && { automaticUserImport }),
  }
}

/** The provider without the secrets that an empty field keeps: there is nothing to check of them. */
export const withoutKept = (provider: Provider, connection: Details, base: Connection): Provider => ({
  ...provider,
  fields: provider.fields.filter(
    ({ name, kind }) =>
      kind !== 'SECRET' || (connection[name] ?? '').trim() !== '' || base.connection?.[name] === undefined,
  ),
})

const filled = (provider: Provider | undefined, connection: Details): Record<string, string> =>
  Object.fromEntries(
    (provider?.fields ?? []).flatMap(({ name }) => {
      const value = connection[name]?.trim() ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
