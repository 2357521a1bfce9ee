import { expect, test } from 'vitest'
import { markedParts } from './marks.ts'

/** The text, with brackets around its marked parts. */
const marked = (text: string, typed: string): string =>
  markedParts(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Bruno Claes', 'bru', '[Bru]no Claes'],
  ['Éloïse Van den Broecke', 'eloi broe', '[Éloï]se Van den [Broe]cke'],
  ['Factuur', 'facturen', '[Factuur]'],
  ['Facturen', 'factuur', '[Factur]en'],
  ['Олександра', 'олек', '[Олек]сандра'],
  ['Marit Abrulmans Brul', 'brul', 'Marit Abrulmans [Brul]'],
  ['SB-2026 Brugge', 'b', 'SB-2026 [B]rugge'],
  ['Bruno Claes', '', 'Bruno Claes'],
  ['Bruno Claes', 'xyz', 'Bruno Claes'],
])('G458 %s, searched by "%s", is marked as %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})
