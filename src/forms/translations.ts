/** Texts by the code of their language, as the fields hold them. */
export type Texts<Language extends string> = { readonly [Code in Language]?: string | undefined }

/** One text, as the contract's lists have it: `{ language: 'FR', text: 'Bonjour' }`. */
export interface Translation<Language extends string> {
  readonly language: Language
  readonly text: string
}

/** The list that a request wants: a language without a text is left out, none comes twice (R175). */
export const toTranslations = <Language extends string>(
  texts: Texts<Language>,
  languages: readonly Language[],
): Translation<Language>[] =>
  languages.flatMap((language) => {
    const text = texts[language] ?? ''
    return text.trim() === '' ? [] : [{ language, text }]
  })

/** The other way round. */
export const fromTranslations = <Language extends string>(
  translations: readonly Translation<Language>[],
): Texts<Language> =>
  Object.fromEntries(translations.map(({ language, text }) => [language, text])) as Texts<Language>
