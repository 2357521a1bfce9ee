import { useTranslation } from 'react-i18next'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

const UsersImport = lazyBlock(async () => (await import('./users-import.tsx')).UsersImport)

/** G052: the same import as a tab and as a page. */
export function ImportOfCompany() {
  const { t } = useTranslation('app-users')
  const accountOspId = useAccountOspId()
  return accountOspId === undefined ? (
    <EmptyState kind="nothing-yet" title={t('import.chooseCompany')} text={t('import.chooseCompanyText')} />
  ) : (
    <UsersImport key={accountOspId} accountOspId={accountOspId} />
  )
}
