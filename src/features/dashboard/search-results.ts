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
