import type { ValidateFunction } from 'ajv'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordForm } from '@/forms/record-form.tsx'
import { Card } from '@/ui/card.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { notify } from '@/ui/notifications-store.ts'
import { changes, emptied } from './changes.ts'
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

export interface SettingsFormProps<Configuration extends object, Shown extends Settings<Configuration>> {
  readonly title: string
  readonly of: SettingsProps
  readonly read: {
    readonly data: Shown | undefined
    readonly error: unknown
    readonly isValidating: boolean
    readonly mutate: () => Promise<Shown | undefined>
  }
  readonly validate: ValidateFunction
  readonly save: (body: SettingsChange<Configuration>) => Promise<Shown>
  /** The fields, named as in the configuration. */
  readonly children: (record: Shown) => ReactNode
}

/** Edits settings: only what was changed is sent, so that the rest goes on following the company. */
export function SettingsForm<Configuration extends object, Shown extends Settings<Configuration>>(
  props: SettingsFormProps<Configuration, Shown>,
) {
  const { title, of, read, validate, save, children } = props
  const { assigneeOspId, companyOspId } = of
  const { t } = useTranslation('trips')
  return (
    <Loaded read={read}>
      {(record) => (
        <RecordForm<Shown, Configuration, SettingsChange<Configuration>>
          record={record}
          reload={async () => read.mutate()}
          toForm={({ configuration }) => configuration}
          toBody={(values, { version, configuration }) => ({
            assigneeOspId,
            version,
            data: changes(values, configuration),
          })}
          rules={({ data }) => emptied(data)}
          validate={validate}
          save={async (body) => {
            const saved = await save(body)
            notify({ tone: 'success', text: t('saved') })
            return saved
          }}
          labelOf={(field) => t(`fields.${field}`)}
          label={title}
          submitLabel={t('save')}
        >
          <Card title={title}>
            {record.inherited && assigneeOspId !== companyOspId && (
              <p className={styles.lead}>{t('inherited')}</p>
            )}
            {children(record)}
          </Card>
        </RecordForm>
      )}
    </Loaded>
  )
}
