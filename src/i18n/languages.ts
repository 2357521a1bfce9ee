import type { components } from '@/api/generated/schema.ts'
import { readCookie, writeCookie } from '@/base/cookies.ts'

export type Language = components['schemas']['Language']
/** R014: the languages of the interface: Dutch, which is the default, English and French. */
export const LANGUAGES = ['nl', 'en', 'fr'] as const satisfies readonly Language[]

/** G028: a missing text falls back to English, then to Dutch. */
export const FALLBACKS = ['en', 'nl'] as const satisfies readonly Language[]

const COOKIE = 'portal_language'
/** R133: the cookie keeps the language for 999 days. */
const DAYS = 999

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** Whether this browser has stored a language that was selected, or that a user has. */
export const isLanguageRemembered = (): boolean => isLanguage(readCookie(COOKIE))

/** The language stored in this browser, or nl. */
export function rememberedLanguage(): Language {
  const remembered = readCookie(COOKIE)
  return isLanguage(remembered) ? remembered : LANGUAGES[0]
}

export const rememberLanguage = (language: Language): void => writeCookie(COOKIE, language, DAYS)
