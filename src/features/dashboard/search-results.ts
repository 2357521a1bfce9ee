import type { components } from '@/api/generated/schema.ts'

export type Found = components['schemas']['UserSearchResult']

/** Where a search may have found its words; the list is open, another one shows as it is (R068). */
export const KNOWN_MATCHES = [
  'NAME',
  'LOGIN',
  'EMAIL',
  'MSISDN',
  'EMPLOYEE_NUMBER',
  'EXT_ID',
  'VOUCHER_CODE',
] as const
export type KnownMatch = (typeof KNOWN_MATCHES)[number]
export const isKnownMatch = (match: string): match is KnownMatch =>
  KNOWN_MATCHES.some((known) => known === match)

const PAGE = 5

/** Which of so many results a key goes to; `undefined` for keys that stay with the text. */
export function movedTo(key: string, current: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return current >= last ? 0 : current + 1
    case 'ArrowUp':
      return current <= 0 ? last : current - 1
    case 'PageDown':
      return Math.min(last, current + PAGE)
    case 'PageUp':
      return Math.max(0, current - PAGE)
    default:
      return undefined
  }
}
