import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

/** G065: some builds have this tab, but neither its content nor its calls are specified. */
export default function AppMenuScreen() {
  const { t } = useTranslation('partners')
  return <EmptyState kind="nothing-yet" title={t('appMenu.title')} text={t('appMenu.text')} />
}
