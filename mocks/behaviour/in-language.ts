import type { components } from '@/api/generated/schema.ts'

type Language = components['schemas']['Language']

/** A server text in several languages. English is always available. */
export type ByLanguage<Text> = { readonly en: Text } & { readonly [Other in Language]?: Text }

/** The text in this language, or in English if it is not translated, as in the portal (G028). */
export function inLanguage<Text>(texts: ByLanguage<Text>, language: Language): Text
export function inLanguage<Text>(texts: ByLanguage<Text> | undefined, language: Language): Text | undefined
export function inLanguage<Text>(texts: ByLanguage<Text> | undefined, language: Language): Text | undefined {
  return texts?.[language] ?? texts?.en
}
