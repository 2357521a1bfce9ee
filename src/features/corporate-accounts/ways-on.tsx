import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import styles from './company.module.css'

/** The pages of a company that partner staff uses. */
const PAGES = [
  'ManageAppUsers',
  'ManageAdmins',
  'UserGroups',
  'CompanySettings',
  'CompanyProducts',
  'Invoices',
  'OrderHandling',
  'Reporting',
] as const

/** Links to the pages of a company. Each also selects the company (R032). */
export function WaysOn({ accountOspId }: { readonly accountOspId: string }) {
  const { t } = useTranslation(['corporate-accounts', 'shell'])
  const viewer = { ...useViewer(), accountOspId }
  return (
    <Card flush="rows" title={t('view.ways.title')}>
      <ul className={styles.ways}>
        {PAGES.filter((name) => mayOpen(name, viewer)).map((name) => (
          <li key={name}>
            <Link to={hrefTo(name, {}, { [ACCOUNT_PARAM]: accountOspId })}>
              <span>{t(`shell:items.${name}`)}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
