import { partOf } from '@/base/part.ts'

/** Fetched when the first schedule shows. */
const library = partOf(async () => (await import('./cronstrue.ts')).default)

/**
 * A schedule in cron notation as a sentence: `Op dag 1 van de maand`. `undefined` while the words load, `null` for a
 * schedule that cannot be read: only its number of fields is checked (G175).
 */
export function useScheduleSentence(cron: string, language: string): string | null | undefined {
  const cronstrue = library.usePart()
  if (!cronstrue) return undefined
  try {
    return cronstrue.toString(cron, { locale: language, use24HourTimeFormat: true })
  } catch {
    return null
  }
}
