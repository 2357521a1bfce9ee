import { changes } from '@/forms/values/changes.ts'

export interface SettingsProps {
  /** A company or a group. */
  readonly assigneeOspId: string
  /** The company above it, or the same one. */
  readonly companyOspId: string
}

/** Settings of a company or a group, of whatever kind. */
interface Settings<Configuration extends object> {
  readonly assigneeOspId: string
  readonly version: number
  readonly configuration: Configuration
}

/** Settings as their fields show them. */
export const toForm = <Configuration extends object>({
  configuration,
}: Settings<Configuration>): Configuration => configuration

/** Only what was changed is sent, so that the rest goes on following the company. */
export const toBody = <Configuration extends object>(
  values: Configuration,
  { assigneeOspId, version, configuration }: Settings<Configuration>,
) => ({ assigneeOspId, version, data: changes(values, configuration) })

/** Whether nothing is set here yet, so that the company's settings hold. */
export const isInherited = (
  { inherited, assigneeOspId }: { readonly inherited: boolean; readonly assigneeOspId: string },
  companyOspId: string,
): boolean => inherited && assigneeOspId !== companyOspId
