import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordForm, type RecordFormProps } from '@/forms/record-form.tsx'
import type { CardProps } from '@/ui/basics/card.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'

interface Versioned {
  readonly version: number
}

export interface SettingsCardProps<
  Shown extends Versioned,
  Values extends object,
  Body extends { readonly version?: number },
> extends Pick<
  RecordFormProps<Shown, Values, Body>,
  'toForm' | 'toBody' | 'fieldOf' | 'validate' | 'rules' | 'save' | 'labelOf'
> {
  readonly section: 'commute' | 'business' | 'homework' | 'distance' | 'own' | 'distances'
  readonly read: Omit<Reading<Shown>, 'mutate'> & { readonly mutate: () => Promise<Shown | undefined> }
  /** The viewer may look, but not change. */
  readonly readOnly?: boolean
  /** Buttons at the right of the title. */
  readonly actions?: (record: Shown) => CardProps['actions']
  /** The fields. */
  readonly children: (record: Shown) => ReactNode
}

/** One card of trip settings, from its read to the notice that it is saved; each has its own button in its foot. */
export function SettingsCard<
  Shown extends Versioned,
  Values extends object,
  Body extends { readonly version?: number },
>(props: SettingsCardProps<Shown, Values, Body>) {
  const { section, read, readOnly = false, actions, save, children, ...form } = props
  const { t } = useTranslation('trips')
  const title = t(`sections.${section}`)
  return (
    <Loaded read={read}>
      {(record) => (
        <RecordForm
          {...form}
          record={record}
          reload={async () => read.mutate()}
          save={async (body) => {
            const saved = await save(body)
            notify({ tone: 'success', text: t('saved') })
            return saved
          }}
          label={title}
          card={{ title, actions: actions?.(record) }}
          submitLabel={t('save')}
          refused={readOnly ? t('noRight') : undefined}
        >
          {children(record)}
        </RecordForm>
      )}
    </Loaded>
  )
}
