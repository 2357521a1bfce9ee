import { plain } from './plain.ts'
import { readingOf, type Reading } from './reading.ts'

/**
 * `8:05`, `8u05`, `8 h 05`, `8.05`, `08:05:30.250`, with or without `u`, `h`, `uur` or `am` · `8u`, `8 pm` · `0805`.
 */
const PATTERNS = [
  /^(?<hours>\d{1,2}) ?[:.hu] ?(?<minutes>\d\d)(?:[:.](?<seconds>\d\d)(?<fraction>\.\d{1,9})?)?(?: ?(?:uur|u|h|(?<half>[ap])\.?m\.?))?$/i,
  /^(?<hours>\d{1,2}) ?(?:uur|u|heures?|h|(?<half>[ap])\.?m\.?)$/i,
  /^(?<hours>\d{1,2})(?<minutes>\d\d)$/,
]

/** Reads a time of day as `HH:mm:ss`, with its fraction of a second. */
export function readTime(text: string): Reading<string> {
  const trimmed = plain(text)
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(trimmed)?.groups
    if (groups === undefined) continue
    const { hours = '', minutes = '00', seconds = '00', fraction = '', half } = groups
    const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half)
    const isTime = hour !== undefined && hour < 24 && Number(minutes) < 60 && Number(seconds) < 60
    const kept = /[1-9]/.test(fraction) ? fraction : ''
    return readingOf(isTime ? [`${String(hour).padStart(2, '0')}:${minutes}:${seconds}${kept}`] : [])
  }
  return readingOf<string>([])
}

/** The hour of `12 am` is 0 and the hour of `12 pm` is 12. */
const hourOf = (hours: number, half: string): number | undefined =>
  hours < 1 || hours > 12 ? undefined : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
