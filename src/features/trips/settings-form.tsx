import { useTranslation } from 'react-i18next'
import { changes } from '@/forms/values/changes.ts'
import { emptied } from './emptied.ts'
import { SettingsCard, type SettingsCardProps } from './settings-card.tsx'
import styles from './trips.module.css'

export interface SettingsProps {
  /** A company or a group. */
  readonly assigneeOspId: string
  /** The company above it, or the same one. */
  readonly companyOspId: string
}

/** Settings of a company or a group, of whatever kind. */
interface Settings<Configuration extends object> {
  readonly version: number
  /** Nothing is set here yet: the company's settings hold. */
  readonly inherited: boolean
  readonly configuration: Configuration
}

interface SettingsChange<Configuration extends object> {
  readonly assigneeOspId: string
  readonly version: number
  readonly data: Partial<Configuration>
}

export interface SettingsFormProps<
  Configuration extends object,
  Shown extends Settings<Configuration>,
> extends Pick<
  SettingsCardProps<Shown, Configuration, SettingsChange<Configuration>>,
  'section' | 'read' | 'validate' | 'save' | 'children'
> {
  readonly of: SettingsProps
}

/** Edits settings: only what was changed is sent, so that the rest goes on following the company. */
export function SettingsForm<Configuration extends object, Shown extends Settings<Configuration>>({
  of: { assigneeOspId, companyOspId },
  children,
  ...card
}: SettingsFormProps<Configuration, Shown>) {
  const { t } = useTranslation('trips')
  return (
    <SettingsCard<Shown, Configuration, SettingsChange<Configuration>>
      {...card}
      toForm={({ configuration }) => configuration}
      toBody={(values, { version, configuration }) => ({
        assigneeOspId,
        version,
        data: changes(values, configuration),
      })}
      rules={({ data }) => emptied(data)}
      labelOf={(field) => t(`fields.${field}`)}
    >
      {(record) => (
        <>
          {record.inherited && assigneeOspId !== companyOspId && (
            <p className={styles.lead}>{t('inherited')}</p>
          )}
          {children(record)}
        </>
      )}
    </SettingsCard>
  )
}
