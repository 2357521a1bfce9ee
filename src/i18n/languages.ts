import type { components } from '@/api/generated/schema.ts'
import { readCookie, writeCookie } from '@/base/cookies.ts'

export type Language = components['schemas']['Language']
/** R014: the interface speaks Dutch, which is the default, English and French. */
export const LANGUAGES = ['nl', 'en', 'fr'] as const satisfies readonly Language[]

/** G028: where a text is missing, it is in English, else in Dutch. */
export const FALLBACKS = ['en', 'nl'] as const satisfies readonly Language[]

const COOKIE = 'portal_language'
/** R133: the cookie keeps the language for 999 days. */
const DAYS = 999

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** Whether this browser has shown a language that was chosen, or that a user has. */
export const isLanguageRemembered = (): boolean => isLanguage(readCookie(COOKIE))

/** The language chosen before in this browser, or else nl. */
export function rememberedLanguage(): Language {
  const remembered = readCookie(COOKIE)
  return isLanguage(remembered) ? remembered : LANGUAGES[0]
}

export const rememberLanguage = (language: Language): void => writeCookie(COOKIE, language, DAYS)
