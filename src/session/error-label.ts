import { currentLanguage } from '@/i18n/i18n.ts'

/**
 * The server's label. If it has a text per language: the text in the current language, or else in English, or else in
 * Dutch (G025).
 */
export function labelOf(label: string | Readonly<Record<string, string>> | undefined): string | undefined {
  if (label === undefined || typeof label === 'string') return label
  return label[currentLanguage()] ?? label['en'] ?? label['nl']
}
