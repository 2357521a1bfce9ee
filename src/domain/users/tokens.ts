import type { components } from '@/api/generated/schema.ts'

export type Token = components['schemas']['IdentificationToken']

/** What a type of token may ask for, in the order in which a list shows it. */
export const TOKEN_VALUES = ['cardNumber', 'chipId', 'plate', 'region', 'cambioExtRef'] as const

/** What identifies the user, in one line. */
export const valueOf = (token: Token): string =>
  TOKEN_VALUES.map((name) => token[name])
    .filter((value) => value !== undefined)
    .join(' · ')
