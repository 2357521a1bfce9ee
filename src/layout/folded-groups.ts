import { useState } from 'react'
import { readStoredJson, writeStored } from '@/base/stored.ts'
import type { MenuGroup } from '@/routes/route.ts'

/** The groups above the back office: folded, they leave its many items room without scrolling. */
const FOLDABLE: readonly MenuGroup[] = ['users', 'finance']

const KEY = 'portal_menu_folded'

interface FoldedGroups {
  /** Whether a group of the menu is folded. `undefined` if it cannot be. */
  readonly isFolded: (group: MenuGroup) => boolean | undefined
  /** Folds a group, or unfolds it. This browser remembers it. */
  readonly toggle: (group: MenuGroup) => void
}

/** The groups of the menu that the user has folded. */
export function useFoldedGroups(): FoldedGroups {
  const [folded, setFolded] = useState(read)
  return {
    isFolded: (group) => (FOLDABLE.includes(group) ? folded.includes(group) : undefined),
    toggle: (group) => {
      const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]
      setFolded(next)
      writeStored(KEY, JSON.stringify(next))
    },
  }
}

function read(): readonly unknown[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored : []
}
