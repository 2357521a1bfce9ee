import { partOf } from '@/base/part.ts'

/** Fetched when the first schedule shows. */
const library = partOf(() => import('./cronstrue.ts'))

/**
 * A schedule in cron notation as a sentence: `Op dag 1 van de maand`. `undefined` while the words load, `null` for a
 * schedule that cannot be read: only its number of fields is checked (G175).
 */
export function useScheduleSentence(cron: string, language: string): string | null | undefined {
  const words = library.usePart()
  if (!words) return undefined
  try {
    return words.sentenceOf(cron, language)
  } catch {
    return null
  }
}
