import { useEffect, useMemo, type ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { contributions } from '@/base/store.ts'
import { hasWord, searchedWords } from '~notations/searched-words.ts'

/** An entry of the command palette: opens a screen or runs an action. */
export interface Command {
  readonly id: string
  readonly label: string
  /** The heading above it. Commands of one group are next to each other. */
  readonly group: string
  /** Distinguishes equal labels, such as an email address. */
  readonly detail?: string | undefined
  /** Shown at the end of the row, such as an amount. */
  readonly aside?: string | undefined
  readonly icon?: ReactNode
  /** It belongs to the command above it, such as an action on a person. */
  readonly isPart?: boolean
  /** Additional words that match a search. */
  readonly keywords?: string
  /** Why the command is not possible now. It shows with this reason and does nothing. */
  readonly refused?: string | undefined
  readonly run: () => void
  /** The address that it opens, to open it in a new tab. */
  readonly href?: string | undefined
  /**
   * The command searches for the typed text: returns its label and action, or `undefined` if it does not apply to the
   * text.
   */
  readonly withText?: (typed: string) => Pick<Command, 'label' | 'run'> | undefined
}

/**
 * Finds commands that are too many to list, such as the pages of people. `signal` aborts when the user continues
 * typing.
 */
export type CommandSearch = (text: string, signal: AbortSignal) => Promise<readonly Command[]>

/** Commands, or a function that creates them when the palette opens, because most pages are left without opening it. */
type Offer = readonly Command[] | (() => readonly Command[])

const offered = contributions<Offer>()

/** Offers commands in the palette while the component is mounted. Pass the same array or function between renders. */
export function useCommands(commands: Offer): void {
  useEffect(() => offered.add(commands), [commands])
}

/** All commands that are offered now. */
export function useAvailableCommands(): readonly Command[] {
  const offers = useAtomValue(offered.valuesAtom)
  return useMemo(
    () => offers.flatMap((commands) => (typeof commands === 'function' ? commands() : commands)),
    [offers],
  )
}

/** The commands for a typed text, in two parts. */
export interface FoundCommands {
  /** Groups that have a label in which each typed word begins a word; then the commands that search for the text. */
  readonly first: readonly Command[]
  /** Groups in which the text only occurs inside words. They come after the found records. */
  readonly rest: readonly Command[]
}

/**
 * The commands in which each typed word occurs, in whole, in part, or in another form of the word (G458). Possible
 * commands come before refused ones. Among them, labels that begin with the typed text come first.
 */
export function findCommands(commands: readonly Command[], typed: string): FoundCommands {
  const words = searchedWords(plain(typed))
  const hits = commands.filter(({ label, group, keywords = '', withText }) => {
    if (withText) return false
    const text = plain(`${label} ${group} ${keywords}`)
    return words.every((word) => hasWord(text, word))
  })
  const first = words[0] ?? ''
  const rank = ({ label, refused }: Command): number =>
    (refused === undefined ? 0 : 2) + (plain(label).startsWith(first) ? 0 : 1)
  const text = typed.trim()
  const searches = commands.flatMap((command) => {
    const search = command.withText?.(text)
    return search ? [{ ...command, ...search }] : []
  })
  const ranked = hits.toSorted((a, b) => rank(a) - rank(b))
  const names = [...new Set(ranked.map(({ group }) => group))]
  const groups = names.map((name) => ranked.filter(({ group }) => group === name))
  const isFirst = (group: readonly Command[]): boolean => group.some(({ label }) => begins(label, words))
  return {
    first: [...groups.filter(isFirst).flat(), ...searches],
    rest: groups.filter((group) => !isFirst(group)).flat(),
  }
}

/** Whether each typed word begins a word of the label. */
function begins(label: string, words: readonly string[]): boolean {
  const ofLabel = plain(label).split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => ofLabel.some((one) => one.startsWith(word)))
}

/** Lower case without accents, for comparison. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
