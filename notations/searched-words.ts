/** An ending of a plural, in Dutch, French or English. */
const ENDING = /(?:en|es|[snx])$/
const LEAST = 5
const VOWELS_DOUBLED = /([aeou])\1(?=[^aeiou]$)/
const VOWEL_SINGLE = /([^aeiou])([aeou])(?=[^aeiou]$)/

/** The words of a search, which is already without accents and capitals. */
export const searchedWords = (folded: string): string[] => folded.split(/\s+/).filter((word) => word !== '')

/**
 * G458: the forms by which a word is found: the word itself and, from five letters on, the word without a plural
 * ending. In Dutch, adding or removing the ending can double a vowel or a consonant, so "facturen" and "factuur" find
 * each other.
 */
export function formsOf(word: string): readonly string[] {
  if (word.length < LEAST || !/^\p{L}+$/u.test(word)) return [word]
  const stem = word.replace(ENDING, '')
  const stems = [stem, stem.replace(/([^aeiou])\1$/, '$1')]
  if (stem !== word) stems.push(stem.replace(VOWEL_SINGLE, '$1$2$2'))
  stems.push(stem.replace(VOWELS_DOUBLED, '$1'))
  return [...new Set([word, ...stems])].filter((form) => form.length >= LEAST - 1)
}

/** Whether a word, or one of its other forms, is a part of a text without accents and capitals. */
export const hasWord = (text: string, word: string): boolean =>
  formsOf(word).some((form) => text.includes(form))
