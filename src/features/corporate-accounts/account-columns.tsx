import type { TFunction } from 'i18next'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { Column } from '@/ui/table/column.ts'
import { accountTexts, type AccountRow, type AccountWords } from './account-texts.ts'

/** The columns of the list of companies. */
export function accountColumns(t: TFunction, words: AccountWords): readonly Column<AccountRow>[] {
  const texts = accountTexts(words)
  return [
    { id: 'name', header: t('columns.name'), width: '19.5%', ...texts.name },
    { id: 'extId', header: t('columns.extId'), width: '10%', ...texts.extId },
    { id: 'partner', header: t('columns.partner'), width: '13%', ...texts.partner },
    { id: 'companyType', header: t('columns.companyType'), width: '14%', ...texts.companyType },
    { id: 'paymentType', header: t('columns.paymentType'), width: '15%', ...texts.paymentType },
    { id: 'companyNumber', header: t('columns.companyNumber'), hidden: true, ...texts.companyNumber },
    { id: 'city', header: t('columns.city'), width: '9.5%', ...texts.city },
    { id: 'userCount', header: t('columns.userCount'), align: 'end', width: '9%', ...texts.userCount },
    {
      id: 'active',
      header: t('columns.status'),
      cell: (account) => (
        <StatusBadge tone={account.active ? 'success' : 'neutral'}>{texts.active.text(account)}</StatusBadge>
      ),
      ...texts.active,
    },
  ]
}
