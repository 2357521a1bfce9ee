import { handleBy, isEnding, stopsOn, type AccountRow } from '@/domain/companies/account.ts'
import { date, number } from '@/i18n/formats.ts'

/**
 * The texts in the current language for the columns of the list of companies. Plain data, because a worker searches
 * them.
 */
export interface AccountWords {
  /** The list has companies of more than one partner. */
  readonly ofAllPartners: boolean
  readonly active: string
  readonly inactive: string
  /** The text before the day. */
  readonly stopsOn: string
  /** By key. An unknown type is shown as its key. */
  readonly companyTypes: Readonly<Record<string, string>>
  readonly paymentTypes: Readonly<Record<string, string>>
}

export interface AccountFilter {
  readonly active: boolean | undefined
  readonly type: string | undefined
  readonly requested: boolean | undefined
}

export interface AccountText {
  readonly text: (row: AccountRow, words: AccountWords) => string
  readonly sortValue?: (row: AccountRow) => string | number
}

/** The text of a company in each column, by its id. */
export const accountTexts = {
  name: { text: ({ data }) => data.name },
  extId: { text: ({ data }) => data.extId },
  partner: { text: ({ data }) => data.partner.name },
  companyType: {
    text: ({ data: { companyType = '' } }, words) => words.companyTypes[companyType] ?? companyType,
  },
  paymentType: { text: ({ data: { paymentType } }, words) => words.paymentTypes[paymentType] ?? paymentType },
  companyNumber: { text: ({ data }) => data.companyNumber ?? '' },
  city: { text: ({ data }) => data.city ?? '' },
  userCount: { text: ({ userCount }) => number(userCount), sortValue: ({ userCount }) => userCount },
  // R103: earlier requests come first. The others stay sorted by name.
  deactivation: {
    text: (account) => {
      const day = handleBy(account)
      return day === undefined ? '' : date(day)
    },
    sortValue: ({ deactivationRequestedOn }) => deactivationRequestedOn ?? LAST,
  },
  active: {
    text: (account, words) =>
      isEnding(account)
        ? `${words.stopsOn} ${date(stopsOn(account))}`
        : account.active
          ? words.active
          : words.inactive,
  },
} as const satisfies Readonly<Record<string, AccountText>>

export const matchesFilter = (account: AccountRow, filter: AccountFilter): boolean =>
  isSame(filter.active, account.active) &&
  isSame(filter.type, account.data.companyType) &&
  isSame(filter.requested, account.deactivationRequestedOn !== undefined)

const isSame = <Value>(filterValue: Value | undefined, value: Value | undefined): boolean =>
  filterValue === undefined || filterValue === value

/** Sorts after any day. */
const LAST = '9999'
