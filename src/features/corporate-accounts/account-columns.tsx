import { today } from '@/base/dates.ts'
import { handleBy, isEnding, type AccountRow } from '@/domain/companies/account.ts'
import { date } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { accountTexts, type AccountWords } from './account-texts.ts'

/** The columns of the list of companies. */
export const accountColumns = defineColumns<AccountRow, AccountWords>('corporate-accounts', {
  name: { width: 220, ...accountTexts.name },
  extId: { width: 110, ...accountTexts.extId },
  // Partner staff only sees the companies of one partner.
  partner: { width: 140, priority: 3, when: ({ ofAllPartners }) => ofAllPartners, ...accountTexts.partner },
  companyType: { width: 150, ...accountTexts.companyType },
  paymentType: { width: 150, priority: 3, ...accountTexts.paymentType },
  companyNumber: { hidden: true, ...accountTexts.companyNumber },
  city: { width: 110, ...accountTexts.city },
  userCount: { align: 'end', width: 90, ...accountTexts.userCount },
  deactivation: {
    width: 150,
    priority: 1,
    cell: (account) => {
      const day = handleBy(account)
      return (
        day !== undefined && (
          <StatusBadge tone={day < today() ? 'danger' : 'warning'}>{date(day)}</StatusBadge>
        )
      )
    },
    ...accountTexts.deactivation,
  },
  active: column.status(
    (account, words) => ({
      tone: isEnding(account) ? 'warning' : account.active ? 'success' : 'neutral',
      text: accountTexts.active.text(account, words),
    }),
    { width: 150, priority: 1 },
  ),
})
