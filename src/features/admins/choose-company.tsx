import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

/** Platform staff without a company: nobody can be added to none. */
export function ChooseCompany() {
  const { t } = useTranslation('admins')
  return <EmptyState kind="nothing-yet" title={t('chooseCompany.title')} text={t('chooseCompany.text')} />
}
