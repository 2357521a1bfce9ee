import { LANGUAGES, type Language } from '@/api/generated/languages.ts'
import { readCookie, writeCookie } from '@/base/cookies.ts'

/** R014: the languages of the interface. The first one is the default. */
export { LANGUAGES, type Language }

/** The name of a language in that language, such as `Français`. A text that is no language is returned unchanged. */
export function ownName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  } catch {
    return language
  }
}

/** G028: a missing text falls back to English, then to Dutch. */
export const FALLBACKS = ['en', 'nl'] as const satisfies readonly Language[]

const COOKIE = 'portal_language'
/** R133: the cookie keeps the language for 999 days. */
const DAYS = 999

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** Whether this browser has stored a language that a user has selected or has in their profile. */
export const isLanguageRemembered = (): boolean => isLanguage(readCookie(COOKIE))

/** The language stored in this browser, or nl. */
export function rememberedLanguage(): Language {
  const remembered = readCookie(COOKIE)
  return isLanguage(remembered) ? remembered : LANGUAGES[0]
}

export const rememberLanguage = (language: Language): void => writeCookie(COOKIE, language, DAYS)
