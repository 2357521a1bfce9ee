import type { Transaction } from '@/domain/transactions/transactions-query.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'

/** The link of a transaction: to its expense, or else to its budget. */
export function useTransactionHref(): (transaction: Transaction) => Href | undefined {
  const viewer = useViewer()
  return ({ eventOspId, budgetOspId, user, corporateAccount }) => {
    if (eventOspId !== undefined) return hrefTo('TransactionDetails', { eventOspId })
    const company = { [ACCOUNT_PARAM]: corporateAccount?.ospId }
    const asOfCompany = { ...viewer, accountOspId: corporateAccount?.ospId ?? viewer.accountOspId }
    if (!user) return hrefTo('CompanyBudget', {}, company)
    const params = { userOspId: user.ospId, budgetOspId }
    return mayOpen('UserBudgetDetail', asOfCompany, params)
      ? hrefTo('UserBudgetDetail', params, company)
      : undefined
  }
}
