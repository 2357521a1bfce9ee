import { getBudgetTypes } from '@/api/generated/operations/budgets.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'
import type { AppUser } from '@/domain/users/user-form.ts'

/** R187: the budget definitions that apply to a user. */
export const useDefinitions = (userOspId: string) =>
  useRead(getBudgetTypes, { body: { assigneeOspId: userOspId } })

/** R202: whether the user's company requires an external id for business budgets. */
export function useNeedsExtId({ corporateAccount }: AppUser, type: string): boolean {
  const isBusiness = type === 'BUSINESS_BUDGET' && corporateAccount !== undefined
  const account = useRead(
    getCorporateAccount,
    isBusiness ? { body: { ospId: corporateAccount.ospId } } : null,
    { ignore: ['*'], keep: true },
  )
  return isBusiness && account.data?.data.businessBudgetExternalReferenceMandatory === true
}
