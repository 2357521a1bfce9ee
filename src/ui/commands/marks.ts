import { formsOf, searchedWords } from '~notations/searched-words.ts'
import { plain } from './commands.ts'

export interface MarkedPart {
  readonly text: string
  readonly isMarked: boolean
}

/** Splits a text into parts and marks the parts that match the typed words. */
export function markedParts(text: string, typed: string): readonly MarkedPart[] {
  const { folded, places } = foldedWithPlaces(text)
  const marked = new Set<number>()
  for (const word of searchedWords(plain(typed))) {
    const form = formsOf(word).find((one) => folded.includes(one)) ?? ''
    const from = placeOf(form, folded)
    for (let at = from; at >= 0 && at < from + form.length; at++) marked.add(places[at] ?? -1)
  }
  const parts: { text: string; isMarked: boolean }[] = []
  for (const [place, letter] of [...text].entries()) {
    const isMarked = marked.has(place)
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += letter
    else parts.push({ text: letter, isMarked })
  }
  return parts
}

/**
 * The position at which a word is marked: preferably at the beginning of a word of the text. A single letter is marked
 * only there.
 */
function placeOf(form: string, folded: string): number {
  if (form === '') return -1
  const starts = [...folded.matchAll(/[\p{L}\p{N}]+/gu)].find((word) => word[0].startsWith(form))
  return starts?.index ?? (form.length > 1 ? folded.indexOf(form) : -1)
}

/** The text in the form used for comparison, and for each of its letters the index of the original letter. */
function foldedWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  for (const [place, letter] of [...text].entries()) {
    const plainLetter = plain(letter)
    folded += plainLetter
    for (let at = 0; at < plainLetter.length; at++) places.push(place)
  }
  return { folded, places }
}
