/** Keeps the companies of a partner, up to 20,000, and finds the companies that the list shows. */
import { expose } from 'comlink'
import { CorporateAccountSummary } from '@/api/generated/responses/CorporateAccountSummary.ts'
import { pageKeeper } from '@/api/page-keeper.ts'
import { valueOr } from '@/base/not-received.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import type { AccountRow } from '@/domain/companies/account.ts'
import { rowFinder } from '@/ui/table/row-finder.ts'
import {
  accountTexts,
  matchesFilter,
  type AccountFilter,
  type AccountText,
  type AccountWords,
} from './account-texts.ts'

const { rows, ...pages } = pageKeeper<AccountRow>(CorporateAccountSummary)
const find = rowFinder({
  rows,
  columns: (words: AccountWords) =>
    Object.entries<AccountText>(accountTexts).map(([id, { text, sortValue }]) => ({
      id,
      text: (row: AccountRow) => valueOr(() => text(row, words), NOT_RECEIVED),
      sort: true as const,
      sortValue,
    })),
  keeps: (account, filter: AccountFilter) => valueOr(() => matchesFilter(account, filter), true),
})
const kept = { ...pages, find }
export type AccountsWorker = typeof kept

expose(kept)
