import { atom, useAtomValue } from 'jotai'
import { store } from '@/base/store.ts'

interface RecentAccount {
  readonly value: string
  readonly label: string
}

const MOST = 5
const recentAtom = atom<readonly RecentAccount[]>([])

/** The companies that partner staff selected last in this tab, the latest first. Kept in memory only. */
export const useRecentAccounts = (): readonly RecentAccount[] => useAtomValue(recentAtom)

export function rememberAccount(account: RecentAccount): void {
  const others = store.get(recentAtom).filter(({ value }) => value !== account.value)
  store.set(recentAtom, [account, ...others].slice(0, MOST))
}

/** The next user of this tab starts with an empty list. */
export const forgetRecentAccounts = (): void => store.set(recentAtom, [])
