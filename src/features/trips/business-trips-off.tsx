import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/feedback/notice.tsx'

/** R254: if the company has no business trips, none can be allowed or registered. */
export function BusinessTripsOff({ on }: { readonly on: boolean }) {
  const { t } = useTranslation('trips')
  return on && <Notice tone="warning">{t('businessTripsOff')}</Notice>
}
