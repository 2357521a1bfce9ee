import { defineColumns } from '@/lists/columns.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { accountTexts, type AccountRow, type AccountWords } from './account-texts.ts'

/** The columns of the list of companies. */
export const accountColumns = defineColumns<AccountRow, AccountWords>('corporate-accounts', {
  name: { width: '19.5%', ...accountTexts.name },
  extId: { width: '10%', ...accountTexts.extId },
  partner: { width: '13%', ...accountTexts.partner },
  companyType: { width: '14%', ...accountTexts.companyType },
  paymentType: { width: '15%', ...accountTexts.paymentType },
  companyNumber: { hidden: true, ...accountTexts.companyNumber },
  city: { width: '9.5%', ...accountTexts.city },
  userCount: { align: 'end', width: '9%', ...accountTexts.userCount },
  active: {
    cell: (account, words) => (
      <StatusBadge tone={account.active ? 'success' : 'neutral'}>
        {accountTexts.active.text(account, words)}
      </StatusBadge>
    ),
    ...accountTexts.active,
  },
})
