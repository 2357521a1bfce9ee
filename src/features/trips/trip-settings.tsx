import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsPage } from '@/forms/settings-page.tsx'
import { TRIP_SETTINGS } from './reads.ts'

interface TripSettingsProps {
  /** The viewer has read-only access. */
  readonly readOnly?: boolean
  readonly children: ReactNode
}

/** A page of trip settings. */
export function TripSettings({ readOnly = false, children }: TripSettingsProps) {
  const { t } = useTranslation('trips')
  return (
    <SettingsPage
      refreshes={TRIP_SETTINGS}
      submitLabel={t('save')}
      saved={t('saved')}
      refused={readOnly ? t('noRight') : undefined}
    >
      {children}
    </SettingsPage>
  )
}
