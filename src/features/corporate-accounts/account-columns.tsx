import { today } from '@/base/dates.ts'
import { handleBy, isEnding, type AccountRow } from '@/domain/companies/account.ts'
import { date } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { accountTexts, type AccountWords } from './account-texts.ts'

export const accountColumns = defineColumns<AccountRow, AccountWords>('corporate-accounts', {
  name: accountTexts.name,
  extId: { type: 'code', ...accountTexts.extId },
  // Partner staff sees the companies of one partner.
  partner: { when: ({ ofAllPartners }) => ofAllPartners, ...accountTexts.partner },
  companyType: accountTexts.companyType,
  paymentType: accountTexts.paymentType,
  companyNumber: { type: 'code', hidden: true, ...accountTexts.companyNumber },
  city: accountTexts.city,
  userCount: { type: 'count', ...accountTexts.userCount },
  deactivation: {
    type: 'status',
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
  active: column.status((account, words) => ({
    tone: isEnding(account) ? 'warning' : account.active ? 'success' : 'neutral',
    text: accountTexts.active.text(account, words),
  })),
})
