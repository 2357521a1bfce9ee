import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationId } from '@/api/operation.ts'
import { RecordForm, type RecordFormProps } from '@/forms/record-form.tsx'
import type { CardProps } from '@/ui/basics/card.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { TRIP_SETTINGS } from './reads.ts'
import styles from './trips.module.css'

export interface SettingsCardProps<Id extends OperationId, Values extends object> extends Pick<
  RecordFormProps<Id, Values>,
  'request' | 'operation' | 'toForm' | 'toBody' | 'fieldOf' | 'rules' | 'labelOf'
> {
  readonly section: 'commute' | 'business' | 'homework' | 'distance' | 'own' | 'distances'
  readonly read: Omit<Reading<RecordOf<Id, Values>>, 'mutate'> & {
    readonly mutate: () => Promise<RecordOf<Id, Values> | undefined>
  }
  /** The viewer may look, but not change. */
  readonly readOnly?: boolean
  /** Of settings that a group has from its company: the company. */
  readonly companyOspId?: string
  /** Buttons at the right of the title. */
  readonly actions?: (record: RecordOf<Id, Values>) => CardProps['actions']
  /** The fields. */
  readonly children: (record: RecordOf<Id, Values>) => ReactNode
}

type RecordOf<Id extends OperationId, Values extends object> = RecordFormProps<Id, Values>['record']

/** One card of trip settings, from its read to the notice that it is saved; each has its own button in its foot. */
export function SettingsCard<Id extends OperationId, Values extends object>(
  props: SettingsCardProps<Id, Values>,
) {
  const { section, read, readOnly = false, companyOspId, actions, children, ...form } = props
  const { t } = useTranslation('trips')
  const title = t(`sections.${section}`)
  return (
    <Loaded read={read}>
      {(record) => (
        <RecordForm<Id, Values>
          {...form}
          refreshes={TRIP_SETTINGS}
          record={record}
          reload={async () => read.mutate()}
          saved={() => t('saved')}
          label={title}
          card={{ title, actions: actions?.(record) }}
          submitLabel={t('save')}
          refused={readOnly ? t('noRight') : undefined}
        >
          {companyOspId !== undefined && isInherited(record, companyOspId) && (
            <p className={styles.lead}>{t('inherited')}</p>
          )}
          {children(record)}
        </RecordForm>
      )}
    </Loaded>
  )
}

/** Nothing is set here yet: the company's settings hold. */
const isInherited = (record: object, companyOspId: string): boolean =>
  'inherited' in record &&
  record.inherited === true &&
  'assigneeOspId' in record &&
  record.assigneeOspId !== companyOspId
