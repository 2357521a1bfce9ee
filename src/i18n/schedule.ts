import { lazyPart } from '@/base/part.ts'

/** Loaded when the first schedule is shown. */
const library = lazyPart(() => import('./cronstrue.ts'))

/**
 * Describes a schedule in cron notation: `Op dag 1 van de maand`. `undefined` while the texts load, `null` for an
 * invalid schedule, of which only the number of fields is checked (G175).
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
