import { currentLanguage } from '@/i18n/i18n.ts'

/** One text, or the text in the present language, then en, then nl (G025). */
export function labelOf(label: string | Readonly<Record<string, string>> | undefined): string | undefined {
  if (label === undefined || typeof label === 'string') return label
  return label[currentLanguage()] ?? label['en'] ?? label['nl']
}
