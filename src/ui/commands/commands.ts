import { useEffect, useMemo, type ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { contributions } from '@/base/store.ts'

/** An entry of the command palette: opens a screen or runs an action. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: string
  /** Distinguishes equal labels, such as an email address. */
  readonly detail?: string | undefined
  readonly icon?: ReactNode
  /** Additional words that match a search. */
  readonly keywords?: string
  /** Why the command is not possible now. It shows with this reason and does nothing. */
  readonly refused?: string | undefined
  readonly run: () => void
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
export function useOfferedCommands(): readonly Command[] {
  const offers = useAtomValue(offered.valuesAtom)
  return useMemo(
    () => offers.flatMap((commands) => (typeof commands === 'function' ? commands() : commands)),
    [offers],
  )
}

/**
 * The commands in which each typed word occurs. Possible commands come before refused ones; among them, labels that
 * begin with the typed text come first.
 */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const hits = commands.filter(({ label, group, keywords = '', withText }) => {
    if (withText) return false
    const text = plain(`${label} ${group} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
  const first = words[0] ?? ''
  const rank = ({ label, refused }: Command): number =>
    (refused === undefined ? 0 : 2) + (plain(label).startsWith(first) ? 0 : 1)
  const text = typed.trim()
  const searches = commands.flatMap((command) => {
    const search = command.withText?.(text)
    return search ? [{ ...command, ...search }] : []
  })
  return [...hits.toSorted((a, b) => rank(a) - rank(b)), ...searches]
}

/** Lower case without accents, for comparison. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
