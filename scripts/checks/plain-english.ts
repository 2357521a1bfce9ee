/**
 * Finds words in comments and test titles that are not plain English: old-fashioned, or translated word by word. Only
 * words for which there is always a plainer one are listed. Names in backticks are allowed.
 */
import type { SourceFile } from '../files.ts'

/** The refused words, each with its replacement. */
const REFUSED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\btold\b/, '"notified", "shown", "announced" or "reported"'],
  [/\banew\b|\bonce more\b/, '"again"'],
  [/\bwhoever\b|\bwhosoever\b/, '"a user who" or "anyone who"'],
  [/\bof (?:its|their) own accord\b/, '"automatically"'],
  [/\bwhat there (?:is|are|was|were|may|can|might)\b/, 'what it is, by its name'],
  [/\b(?:goes|went) on\b/, '"continues" or "continued"'],
  [/\b(?:takes?|taken|took) away\b/, '"remove"'],
  [/\b(?:gives?|gave|given) back\b/, '"return", "reset" or "refund"'],
  [/\bputs? away\b/, '"close" or "dismiss"'],
  [/\bmend(?:s|ed|ing)?\b/, '"correct" or "repair"'],
  [/\bany more\b/, '"no longer"'],
  [/\bfor want of\b/, '"without"'],
  [/\bso long\b(?! as)/, '"this long" or "as long"'],
  [/\bstands? (?:besides?|there)\b/, '"is next to" or "is"'],
  [/\bwithout a word\b/, '"without a message"'],
  [/\b(?:at|in) one go\b/, '"at once" or "in one step"'],
  [/\b(?:comes?|came|becomes?|became) of (?:it|them|that|this)\b/, '"the result"'],
  [/\bat hand\b/, '"available"'],
  [/\ball the same\b/, '"still" or "anyway"'],
  [/\bin vain\b/, '"without effect"'],
  [/\bcan(?:not)? be had\b/, '"is available" or "can be loaded"'],
  [/\bone (?:sees|wants|types|chooses|closes|looks for)\b/, '"the user sees" and so on'],
  [/\b(?:shall|whilst|amongst|upon|hence|thus|lest|albeit)\b/, 'a word of everyday English'],
  [/\b(?:there|here|where)(?:of|in|by|upon|with)\b/, 'a word of everyday English'],
]

/** A quick first search, because most passages contain none of the words. */
const ANY = inAnyCase(new RegExp(REFUSED.map(([{ source }]) => source).join('|')), 'i')

interface Passage {
  readonly line: number
  readonly text: string
}

/** Returns each refused word, as `file:line says "word": write instead`. */
export function plainEnglishFindings(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('src/api/generated/'))
    .flatMap(({ path, source }) =>
      [...commentsIn(source), ...titlesIn(source)].flatMap((passage) => findingsIn(path, passage)),
    )
}

function findingsIn(path: string, { line, text }: Passage): string[] {
  const prose = text.replaceAll(/`[^`]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '))
  if (!ANY.test(prose)) return []
  return REFUSED.flatMap(([pattern, instead]) =>
    [...prose.matchAll(inAnyCase(pattern, 'gi'))].map(({ 0: words, index }) => {
      const at = line + prose.slice(0, index).split('\n').length - 1
      return `${path}:${at} says "${words.replaceAll(/\s+/g, ' ')}": write ${instead}`
    }),
  )
}

/** The pattern in upper and lower case, also across line breaks. */
function inAnyCase({ source }: RegExp, flags: string): RegExp {
  return new RegExp(source.replaceAll(' ', String.raw`\s+`), flags)
}

/** Adjacent lines of comments, as one text without the signs that make them comments. */
function commentsIn(source: string): Passage[] {
  const passages: { line: number; text: string }[] = []
  let previous = -1
  for (const [index, line] of source.split('\n').entries()) {
    const text = /^\s*(?:\/\/|\{?\/?\*+\/?)(?<text>.*)$/.exec(line)?.groups?.['text'] ?? endOf(line)
    if (text === undefined) continue
    const last = passages.at(-1)
    if (last !== undefined && previous === index - 1) last.text += `\n${text}`
    else passages.push({ line: index + 1, text })
    previous = index
  }
  return passages
}

/** A comment after code. */
const endOf = (line: string): string | undefined =>
  /[^:'"`]\s\/\/ (?<text>[^'"`]*)$/.exec(line)?.groups?.['text']

const TITLE =
  /^\s*(?:describe|test|it)(?:\.\w+)*(?:\([^\n]*\))?\(\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/gm

const titlesIn = (source: string): Passage[] =>
  [...source.matchAll(TITLE)].map(({ 0: start, index, groups }) => ({
    line: source.slice(0, index + start.length).split('\n').length,
    text: groups?.['text'] ?? '',
  }))
