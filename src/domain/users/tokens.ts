import type { components } from '@/api/generated/schema.ts'

export type Token = components['schemas']['IdentificationToken']

/** The properties that a type of token may need, in the order of a list. */
export const TOKEN_VALUES = ['cardNumber', 'chipId', 'plate', 'region', 'cambioExtRef'] as const

/** The identifying values of a token, in one line. */
export const valueOf = (token: Token): string =>
  TOKEN_VALUES.map((name) => token[name])
    .filter((value) => value !== undefined)
    .join(' · ')
