import type { components } from '@/api/generated/schema.ts'

type Language = components['schemas']['Language']

/** A text of the server in the languages in which it is written. Each has at least an English one. */
export type ByLanguage<Text> = { readonly en: Text } & { readonly [Other in Language]?: Text }

/** The text in this language, or in English where there is none, as in the portal (G028). */
export function inLanguage<Text>(texts: ByLanguage<Text>, language: Language): Text
export function inLanguage<Text>(texts: ByLanguage<Text> | undefined, language: Language): Text | undefined
export function inLanguage<Text>(texts: ByLanguage<Text> | undefined, language: Language): Text | undefined {
  return texts?.[language] ?? texts?.en
}
