import { getPayrollConfigs, getPayrollProviders } from '@/api/generated/operations/payroll.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { recordIn } from '@/records/use-record.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'

export type Connection = Schemas['PayrollConfig']
export type Provider = Schemas['PayrollProvider']

/** The connections of the selected company: the one in use first, then earlier ones. */
export const useConnections = () =>
  useRead(getPayrollConfigs, { query: { corporateAccount: useCompanyOspId() } })

/** The active connection. `null` as data: the company has none. */
export const useConnection = () => recordIn(useConnections(), (all) => all.find(({ active }) => active))

/** The available providers, and the fields that a connection to them requires. */
export const useProviders = () => useRead(getPayrollProviders, {}, { keep: true })
