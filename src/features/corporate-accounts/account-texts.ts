import type { components } from '@/api/generated/schema.ts'
import { number } from '@/i18n/formats.ts'
import type { ColumnText } from '@/ui/table/column.ts'

export type AccountRow = components['schemas']['CorporateAccountSummary']

/** What the columns of the list of companies say in the language shown; plain data, for the worker that searches them. */
export interface AccountWords {
  readonly active: string
  readonly inactive: string
  /** By key; an unknown type is shown as its key. */
  readonly companyTypes: Readonly<Record<string, string>>
  readonly paymentTypes: Readonly<Record<string, string>>
}

export interface AccountFilter {
  readonly active: boolean | undefined
  readonly type: string | undefined
}

/** What companies say in each column, by its id. */
export function accountTexts(words: AccountWords) {
  return {
    name: { text: ({ name }) => name, sort: true },
    extId: { text: ({ extId }) => extId, sort: true },
    partner: { text: ({ partner }) => partner.name, sort: true },
    companyType: {
      text: ({ companyType = '' }) => words.companyTypes[companyType] ?? companyType,
      sort: true,
    },
    paymentType: { text: ({ paymentType }) => words.paymentTypes[paymentType] ?? paymentType, sort: true },
    companyNumber: { text: ({ companyNumber = '' }) => companyNumber },
    city: { text: ({ city = '' }) => city, sort: true },
    userCount: {
      text: ({ userCount }) => number(userCount),
      sortValue: ({ userCount }) => userCount,
      sort: true,
    },
    active: { text: ({ active }) => (active ? words.active : words.inactive), sort: true },
  } satisfies Readonly<Record<string, Omit<ColumnText<AccountRow>, 'id'>>>
}

export const isWanted = ({ active, companyType }: AccountRow, filter: AccountFilter): boolean =>
  (filter.active === undefined || active === filter.active) &&
  (filter.type === undefined || companyType === filter.type)
