import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { contributions, store } from '@/base/store.ts'

/** Something that can be done from the command palette: go to a screen, or run an action. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly icon?: ReactNode
  /** Further words it is found by. */
  readonly keywords?: string
  /** Why it cannot be done now; it is shown with the reason and does nothing. */
  readonly refused?: string | undefined
  readonly run: () => void
}

const offered = contributions<readonly Command[]>()

/** Offers these in the palette as long as the component is shown. Keep the array stable between renders. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => offered.add(commands), [commands])
}

/** All that is offered now. */
export const useOfferedCommands = (): readonly Command[] => useAtomValue(offered.valuesAtom, { store }).flat()

/** The commands in which each typed word occurs; what can be done now first, then those whose label begins with it. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const hits = commands.filter(({ label, group, keywords = '' }) => {
    const text = plain(`${label} ${group} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
  const first = words[0] ?? ''
  const rank = ({ label, refused }: Command): number =>
    (refused === undefined ? 0 : 2) + (plain(label).startsWith(first) ? 0 : 1)
  return hits.toSorted((a, b) => rank(a) - rank(b))
}

/** Case and accents do not count. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
