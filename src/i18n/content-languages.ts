/** A language of texts written by staff, which is not always a language of the portal. */
export interface ContentLanguage {
  /** Its code in the contract and the form: `BE`. */
  readonly code: string
  /** Its HTML language code: `nl`. */
  readonly lang: 'nl' | 'en' | 'fr' | 'de'
}

/** R014: the languages of the portal and its products. */
export const TEXT_LANGUAGES = [
  { code: 'nl', lang: 'nl' },
  { code: 'en', lang: 'en' },
  { code: 'fr', lang: 'fr' },
] as const satisfies readonly ContentLanguage[]

/** R015: templates may also be in German. */
export const TEMPLATE_LANGUAGES = [
  ...TEXT_LANGUAGES,
  { code: 'de', lang: 'de' },
] as const satisfies readonly ContentLanguage[]

/** R211: translations name their languages by country (G171). */
export const TRANSLATION_LANGUAGES = [
  { code: 'BE', lang: 'nl' },
  { code: 'GB', lang: 'en' },
  { code: 'FR', lang: 'fr' },
  { code: 'DE', lang: 'de' },
] as const satisfies readonly ContentLanguage[]
