/** Transactions as the contract describes them. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { TransactionRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { fullName } from '../users/users.ts'

type Transaction = components['schemas']['Transaction']

/** The values of a transaction that depend on the other transactions of its budget or event. */
type Derived = Pick<Transaction, 'balance' | 'charge'> & { companyBudgetOspId?: string | undefined }

/** A transaction with the current names of its user and company. */
export function toTransaction(
  world: World,
  row: TransactionRow,
  { companyBudgetOspId, ...derived }: Derived,
): Transaction {
  const { userOspId, corporateAccountOspId, ...transaction } = row
  const user = world.tables.users.get(userOspId ?? '')
  const account = world.tables.corporateAccounts.get(corporateAccountOspId ?? '')
  const bookingId = bookingIdOf(world, row)
  return {
    ...transaction,
    ...derived,
    ...(user && { user: { ospId: user.ospId, name: fullName(user) } }),
    ...(account && { corporateAccount: { ospId: account.ospId, name: account.data.name } }),
    ...withoutUndefined({ bookingId, companyBudgetOspId }),
  }
}

export const bookingIdOf = (world: World, { eventOspId }: TransactionRow): string | undefined =>
  eventOspId === undefined ? undefined : world.tables.events.get(eventOspId)?.bookingId
