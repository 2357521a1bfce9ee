import { useTranslation } from 'react-i18next'
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

/** What the cards of commuting, business trips and work at home have in common, for `SettingsCard`. */
export function useCompensationCard(section: 'business' | 'commute' | 'homework', companyOspId: string) {
  const { t } = useTranslation('trips')
  return {
    rows: true,
    title: t(`sections.${section}`),
    inherited: (record: Parameters<typeof isInherited>[0]) =>
      isInherited(record, companyOspId) ? t('inherited') : undefined,
    labelOf: (field: string) => t(`fields.${field}`),
    toForm,
    toBody,
  }
}

/** Settings as their fields show them. */
const toForm = <Configuration extends object>({ configuration }: Settings<Configuration>): Configuration =>
  configuration

/** Only what was changed is sent, so that the rest goes on following the company. */
const toBody = <Configuration extends object>(
  values: Configuration,
  { assigneeOspId, version, configuration }: Settings<Configuration>,
) => ({ assigneeOspId, version, data: changes(values, configuration) })

/** Whether nothing is set here yet, so that the company's settings hold. */
const isInherited = (
  { inherited, assigneeOspId }: { readonly inherited: boolean; readonly assigneeOspId: string },
  companyOspId: string,
): boolean => inherited && assigneeOspId !== companyOspId
