import { defineColumns } from '@/lists/columns.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { accountTexts, type AccountRow, type AccountWords } from './account-texts.ts'

/** The columns of the list of companies. */
export const accountColumns = defineColumns<AccountRow, AccountWords>('corporate-accounts', {
  name: { width: 220, ...accountTexts.name },
  extId: { width: 110, ...accountTexts.extId },
  partner: { width: 140, ...accountTexts.partner },
  companyType: { width: 150, ...accountTexts.companyType },
  paymentType: { width: 150, ...accountTexts.paymentType },
  companyNumber: { hidden: true, ...accountTexts.companyNumber },
  city: { width: 110, ...accountTexts.city },
  userCount: { align: 'end', width: 90, ...accountTexts.userCount },
  deactivation: {
    width: 130,
    cell: (account) =>
      account.deactivationRequestedOn !== undefined && (
        <StatusBadge tone="warning">{accountTexts.deactivation.text(account)}</StatusBadge>
      ),
    ...accountTexts.deactivation,
  },
  active: {
    cell: (account, words) => {
      const text = accountTexts.active.text(account, words)
      return account.active ? (
        <span className="muted">{text}</span>
      ) : (
        <StatusBadge tone="neutral">{text}</StatusBadge>
      )
    },
    ...accountTexts.active,
  },
})
