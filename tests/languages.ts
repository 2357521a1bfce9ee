/**
 * In which languages a look for accessibility happens. Each screen and dialog is looked at in one, such that each
 * language is met on about a third of them; `npm test -- --full`, or `TEST_FULL=1`, looks at everything in all three.
 */
import { createHash } from 'node:crypto'
import { type Language } from './sign-in.ts'

export const LANGUAGES: readonly Language[] = ['nl', 'en', 'fr']

/** Whether everything is looked at in every language. */
export const isFull = process.env['TEST_FULL'] === '1'

/** The languages in which what has this name is looked at: always the same for a name, whatever else there is. */
export function languagesFor(
  name: string,
  all: readonly Language[] = LANGUAGES,
  full = isFull,
): readonly Language[] {
  if (full) return all
  const [first = 0] = createHash('sha256').update(name).digest()
  return all.filter((_language, at) => at === first % all.length)
}

/** Of the names, those that are looked at in this language. */
export const namesIn = (language: Language, names: readonly string[]): readonly string[] =>
  names.filter((name) => languagesFor(name).includes(language))
