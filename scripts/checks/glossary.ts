/**
 * Keeps `docs/glossary.md` correct. Its code terms must occur in the code, and its product terms in the portal's texts
 * in the language of their column. Otherwise a renamed term would stay in the glossary.
 */
import { readFileSync } from 'node:fs'
import type { Words } from './locales.ts'
import type { SourceFile } from '../files.ts'

const GLOSSARY = 'docs/glossary.md'

/** Returns each code term that no source contains, and each product term that the portal's texts do not contain. */
export function glossaryFindings(glossary: string, words: Words, sources: readonly SourceFile[]): string[] {
  const [, code = '', product = ''] = glossary.split(/^## /m)
  const allTexts = new Map(
    Object.entries(words).map(([language, texts]) => [language, [...texts.values()].join('\n')]),
  )
  const [[, ...languages] = []] = cellsIn(product)
  const written = sources.map(({ source }) => source).join('\n')
  return [
    ...rowsOf(code).flatMap(([word = '']) =>
      // A part of a name counts as well: `account` in `accountOspId`.
      new RegExp(word, 'i').test(written) ? [] : [`${GLOSSARY}: no source says ${word}`],
    ),
    ...rowsOf(product).flatMap(([what = '', ...terms]) =>
      languages.flatMap((language, index) => {
        const term = terms[index] ?? ''
        // Matches from the start of a word: a plural counts, but a longer word that contains the term does not.
        return new RegExp(`(?<!\\p{L})${term}`, 'iu').test(allTexts.get(language) ?? '')
          ? []
          : [`${GLOSSARY}: the words in ${language} do not say "${term}" (${what})`]
      }),
    ),
  ]
}

/** The cells of a table's rows, without the header. */
const rowsOf = (section: string): string[][] => cellsIn(section).slice(1)

/** The cells of a table's lines. The header is the first line. */
const cellsIn = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

export const readGlossary = (): string => readFileSync(GLOSSARY, 'utf8')
