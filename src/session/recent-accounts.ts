/** The companies that partner staff worked on last in this tab, the latest first. Kept in memory only. */

interface RecentAccount {
  readonly value: string
  readonly label: string
}

const MOST = 5
let recent: readonly RecentAccount[] = []

export const recentAccounts = (): readonly RecentAccount[] => recent

export function rememberAccount(account: RecentAccount): void {
  recent = [account, ...recent.filter(({ value }) => value !== account.value)].slice(0, MOST)
}

/** The next user of this tab starts with none. */
export function forgetRecentAccounts(): void {
  recent = []
}
