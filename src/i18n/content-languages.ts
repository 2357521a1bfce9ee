import {
  APP_LANGUAGES as OF_APP,
  LANGUAGES,
  TEMPLATE_LANGUAGES as OF_TEMPLATES,
  type Language,
} from '@/api/generated/languages.ts'

/** A language of texts written by staff, which is not always a language of the portal. */
export interface ContentLanguage {
  /** Its code in the contract and the form: `BE`. */
  readonly code: string
  /** Its HTML language code: `nl`. */
  readonly lang: Language | (typeof OF_TEMPLATES)[number]
}

/** R014: the languages of the portal and its products. */
export const TEXT_LANGUAGES = LANGUAGES.map((lang) => ({ code: lang, lang })) satisfies ContentLanguage[]

/** G315: texts that the app shows may be in its languages. */
export const APP_LANGUAGES = OF_APP.map((lang) => ({ code: lang, lang })) satisfies ContentLanguage[]

/** R015: templates may also be in German. */
export const TEMPLATE_LANGUAGES = OF_TEMPLATES.map((lang) => ({ code: lang, lang })).toSorted(
  (one, other) => placeOf(one.lang) - placeOf(other.lang),
) satisfies ContentLanguage[]

/** The languages of the portal come first, in its order. */
function placeOf(language: ContentLanguage['lang']): number {
  const place = LANGUAGES.findIndex((one) => one === language)
  return place < 0 ? LANGUAGES.length : place
}

/** R211: translations name their languages by country (G171). */
export const TRANSLATION_LANGUAGES = [
  { code: 'BE', lang: 'nl' },
  { code: 'GB', lang: 'en' },
  { code: 'FR', lang: 'fr' },
  { code: 'DE', lang: 'de' },
] as const satisfies readonly ContentLanguage[]
