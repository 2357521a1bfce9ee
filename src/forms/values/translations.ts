/** Texts by language code, as in the form. */
export type Texts<Language extends string> = { readonly [Code in Language]?: string | undefined }

/** An empty text in each language, because a draft stores only the languages that are present. */
export const noTexts = <Language extends string>(languages: readonly Language[]): Texts<Language> =>
  Object.fromEntries(languages.map((language) => [language, ''])) as Texts<Language>

/** Whether nothing has changed. The form library leaves out an emptied text. */
export const sameTexts = (one: Texts<string> = {}, other: Texts<string> = {}): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((code) => (one[code] ?? '') === (other[code] ?? ''))

/** One text, as in the contract's lists: `{ language: 'FR', text: 'Bonjour' }`. */
export interface Translation<Language extends string> {
  readonly language: Language
  readonly text: string
}

/** The list for a request. Languages without a text are left out, and each language occurs once (R175). */
export const toTranslations = <Language extends string>(
  texts: Texts<Language>,
  languages: readonly Language[],
): Translation<Language>[] =>
  languages.flatMap((language) => {
    const text = texts[language] ?? ''
    return text.trim() === '' ? [] : [{ language, text }]
  })

/**
 * Converts a path in the request to a path in the form: an index in a list of translations becomes its language, so
 * `data.names.1.text` becomes `data.names.FR`.
 */
export function byLanguage(path: string, body: unknown): string {
  const found: string[] = []
  let at = body
  let isText = false
  for (const step of path.split('.')) {
    const inside = childOf(at, step)
    const language = Array.isArray(at) ? childOf(inside, 'language') : undefined
    if (typeof language === 'string') found.push(language)
    else if (!isText || step !== 'text') found.push(step)
    isText = typeof language === 'string'
    at = inside
  }
  return found.join('.')
}

const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined

/**
 * Converts a list to texts by language. Each language is present, so that an added text counts as a change
 * (`changedNames`).
 */
export const fromTranslations = <Language extends string>(
  translations: readonly Translation<Language>[],
  languages: readonly Language[],
): Texts<Language> =>
  Object.fromEntries(
    languages.map((code) => [code, translations.find(({ language }) => language === code)?.text]),
  ) as Texts<Language>
