/**
 * The languages in which accessibility is checked. Each screen and dialog is checked in one language, chosen so that
 * each language is used for about a third of them. `npm test -- --full` checks everything in all three.
 */
import { createHash } from 'node:crypto'
import { isFull } from './level.ts'
import { LANGUAGES, type Language } from '../src/api/generated/languages.ts'

export { LANGUAGES }

/** The languages in which the item with this name is checked. They depend on the name only, not on other names. */
export function languagesFor(
  name: string,
  all: readonly Language[] = LANGUAGES,
  full = isFull,
): readonly Language[] {
  if (full) return all
  const [first = 0] = createHash('sha256').update(name).digest()
  return all.filter((_language, at) => at === first % all.length)
}

/** The names that are checked in this language. */
export const namesIn = (language: Language, names: readonly string[]): readonly string[] =>
  names.filter((name) => languagesFor(name).includes(language))
