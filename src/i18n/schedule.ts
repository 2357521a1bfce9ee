import { partOf } from '@/base/part.ts'
import type cronstrue from 'cronstrue'

/** The library is fetched when the first schedule shows. It has English in it; other languages add themselves. */
const inWords = {
  en: partOf(async () => describer()),
  nl: partOf(async () => {
    const found = await describer()
    await import('cronstrue/locales/nl.js')
    return found
  }),
  fr: partOf(async () => {
    const found = await describer()
    await import('cronstrue/locales/fr.js')
    return found
  }),
} as const

const describer = async (): Promise<typeof cronstrue> => (await import('cronstrue')).default

/**
 * A schedule in cron notation as a sentence: `Op dag 1 van de maand`. `undefined` while the words load, `null` for a
 * schedule that cannot be read: only its number of fields is checked (G175).
 */
export function useScheduleSentence(cron: string, language: string): string | null | undefined {
  const words = inWords[language === 'nl' || language === 'fr' ? language : 'en'].usePart()
  if (!words) return undefined
  try {
    return words.toString(cron, { locale: language, use24HourTimeFormat: true })
  } catch {
    return null
  }
}
