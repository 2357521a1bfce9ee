import { currentLanguage } from '@/i18n/i18n.ts'

/** The server's label. If it has a text per language: the one in the current language, else en, else nl (G025). */
export function labelOf(label: string | Readonly<Record<string, string>> | undefined): string | undefined {
  if (label === undefined || typeof label === 'string') return label
  return label[currentLanguage()] ?? label['en'] ?? label['nl']
}
