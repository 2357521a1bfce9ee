import { employerIdRules, payrollConnectionRules, type BrokenRules } from '~openapi/rules.ts'
import create from '@/api/generated/requests/PayrollConfigCreation.ts'
import update from '@/api/generated/requests/PayrollConfigUpdate.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import type { Connection, Provider } from './use-connections.ts'

type Details = Readonly<Record<string, string | undefined>>

interface Own {
  /**
   * The values by field name, for all providers, so that values typed for one provider stay when the user selects
   * another.
   */
  readonly connection?: Details | undefined
  /** Only for a new connection. */
  readonly providerId?: string | undefined
}

/** A connection with one of these providers. */
export const connectionForm = (providers: readonly Provider[]) =>
  defineForm(
    { create, update },
    {
      of: (connection: Connection) => connection,
      ids: { version: 'version' },
      given: ['corporateAccountOspId'],
      left: ['active'], // An action changes it instead.
      own: {
        properties: ['providerId', 'connection'],
        toFields: (base): Own => ({ connection: shownOf(providerOf(providers, base), base) }),
        toRequest: ({ connection = {}, providerId }, base) => ({
          providerId: providerId || undefined,
          connection: base
            ? changedIn(providerOf(providers, base), connection, base)
            : filled(providerOf(providers, { providerId }), connection), // G125
        }),
      },
      begin: {
        providerId: '',
        // Empty values for every field of any provider.
        connection: Object.fromEntries(
          providers.flatMap(({ fields }) => fields.map(({ name }) => [name, ''])),
        ),
      },
    },
  )
export type ConnectionValues = FormValuesOf<ReturnType<typeof connectionForm>>

/** The details as form values. The server masks a secret, so its field starts empty. */
const shownOf = (provider: Provider | undefined, { connection = {} }: Connection): Details =>
  Object.fromEntries(
    (provider?.fields ?? []).map(({ name, kind }) => [
      name,
      kind === 'SECRET' ? '' : (connection[name] ?? ''),
    ]),
  )

/** The changed details. An empty secret keeps the stored one. Any other emptied field is removed. */
function changedIn(
  provider: Provider | undefined,
  connection: Details,
  base: Connection,
): Record<string, string | null> | undefined {
  const before = shownOf(provider, base)
  const changed = (provider?.fields ?? []).flatMap(({ name, kind }): [string, string | null][] => {
    const value = connection[name]?.trim() ?? ''
    if (value === before[name]) return []
    return [[name, value === '' && kind !== 'SECRET' ? null : value]]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

export const providerOf = (
  providers: readonly Provider[],
  { providerId }: Pick<Own, 'providerId'>,
): Provider | undefined => providers.find(({ id }) => id === providerId)

/** R118, R168, R169: required details that are missing, and invalid ones. */
export function brokenDetails(
  provider: Provider | undefined,
  { employerId = '', connection = {} }: ConnectionValues,
): BrokenRules {
  if (!provider) return {}
  return {
    ...payrollConnectionRules(provider.fields, filled(provider, connection)),
    ...employerIdRules(provider, employerId.trim()),
  }
}

/** G130: every required field is filled in. Whether its format is valid shows at the field. */
export const isComplete = (
  { employerId = '', connection = {} }: ConnectionValues,
  provider: Provider,
): boolean =>
  employerId.trim() !== '' &&
  provider.fields.every(({ name, required }) => !required || (connection[name] ?? '').trim() !== '')

/** The values that may be stored as a draft in the browser: all values except secrets. */
export function withoutSecrets(values: ConnectionValues, providers: readonly Provider[]): ConnectionValues {
  const open = providers.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'SECRET'))
  const names = new Set(open.map(({ name }) => name))
  const kept = Object.entries(values.connection ?? {}).filter(([name]) => names.has(name))
  return { ...values, connection: Object.fromEntries(kept) }
}

/** The provider without the secrets that an empty field keeps, because they have no value to validate. */
export const withoutKept = (
  provider: Provider,
  { connection = {} }: ConnectionValues,
  base: Connection,
): Provider => ({
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
