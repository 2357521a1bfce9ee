import { hasBrokenPlaceholder, placeholdersIn } from '~openapi/placeholders.ts'
import type { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import type { TemplateValues } from './template-form.ts'

export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number]
type Code = TemplateLanguage['code']

/** The text in a language. Empty if it has none. */
export const textIn = ({ texts }: Partial<TemplateValues>, code: Code): string => {
  const text = texts?.[code] ?? ''
  return text.trim() === '' ? '' : text
}

/** The language that others are translated from: the first one with a text. */
export const sourceOf = (
  values: Partial<TemplateValues>,
  languages: readonly TemplateLanguage[],
): TemplateLanguage | undefined => languages.find(({ code }) => textIn(values, code) !== '')

/** The placeholders of the source text that a translation lacks. An empty translation has no such findings. */
export const missingPlaceholders = (text: string, source: string): readonly string[] => {
  if (text === '' || hasBrokenPlaceholder(text)) return []
  const own = new Set(placeholdersIn(text))
  return placeholdersIn(source).filter((name) => !own.has(name))
}
