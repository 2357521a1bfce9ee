import type { components } from '@/api/generated/schema.ts'
import { readCookie, writeCookie } from '@/base/cookies.ts'

export type Language = components['schemas']['Language']
/** R014; the first is the default. */
export const LANGUAGES = ['nl', 'en', 'fr'] as const satisfies readonly Language[]

const COOKIE = 'portal_language'
/** R133. */
const DAYS = 999

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The language this browser chose before, else nl. */
export function rememberedLanguage(): Language {
  const remembered = readCookie(COOKIE)
  return isLanguage(remembered) ? remembered : LANGUAGES[0]
}

export const rememberLanguage = (language: Language): void => writeCookie(COOKIE, language, DAYS)
