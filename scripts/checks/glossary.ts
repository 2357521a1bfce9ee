/**
 * `docs/glossary.md` stays true: words of the code occur in the code, words of the product in what the portal says in
 * that language. A word that was renamed would otherwise live on there.
 */
import { readFileSync } from 'node:fs'
import type { Words } from './locales.ts'
import type { SourceFile } from '../files.ts'

const GLOSSARY = 'docs/glossary.md'

const LANGUAGES = ['nl', 'en', 'fr'] as const

/** Says each word of the code that no source has, and each word of the product that the portal does not say. */
export function glossaryFindings(glossary: string, words: Words, sources: readonly SourceFile[]): string[] {
  const [, code = '', product = ''] = glossary.split(/^## /m)
  const said = new Map(LANGUAGES.map((language) => [language, [...words[language].values()].join('\n')]))
  const written = sources.map(({ source }) => source).join('\n')
  return [
    ...rowsOf(code).flatMap(([word = '']) =>
      // Also as a part of a name: `account` in `accountOspId`.
      new RegExp(word, 'i').test(written) ? [] : [`${GLOSSARY}: no source says ${word}`],
    ),
    ...rowsOf(product).flatMap(([what = '', ...terms]) =>
      LANGUAGES.flatMap((language, index) => {
        const term = terms[index] ?? ''
        // From the beginning of a word, so that a plural counts and a word that merely contains it does not.
        return new RegExp(`(?<!\\p{L})${term}`, 'iu').test(said.get(language) ?? '')
          ? []
          : [`${GLOSSARY}: the words in ${language} do not say "${term}" (${what})`]
      }),
    ),
  ]
}

/** The cells of a table's rows, without the line of its heads. */
const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

export const readGlossary = (): string => readFileSync(GLOSSARY, 'utf8')
