import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/notifications-store.ts'

export interface UserSettingsProps {
  readonly userOspId: string
  /** The viewer may look, as at the own settings, but not change. */
  readonly readOnly: boolean
}

/** Says that settings are saved, and passes them on. */
export function useSaved(): <Saved>(saved: Saved) => Saved {
  const { t } = useTranslation('trips')
  return (saved) => {
    notify({ tone: 'success', text: t('saved') })
    return saved
  }
}
