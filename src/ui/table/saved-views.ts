import { useState } from 'react'
import { collator } from '@/base/collator.ts'
import { readStoredJson, writeStored } from '@/base/stored.ts'

/** A named query of a list: filters, order, rows per page. */
export interface SavedView {
  readonly name: string
  /** The query part of an address. Lists validate it in the same way as an address. */
  readonly query: string
}

export interface ViewsOfList {
  /** Sorted by name. */
  readonly views: readonly SavedView[]
  /** Saves a view. It replaces one of the same name. */
  readonly save: (view: SavedView) => void
  readonly rename: (view: SavedView, name: string) => void
  readonly remove: (view: SavedView) => void
}

/** Maximum number of characters of a name. */
export const NAME_LENGTH = 60

/** Whether two names are equal, ignoring case and spaces at either end. */
export const hasSameSessionName = (one: string, other: string): boolean =>
  collator.compare(one.trim(), other.trim()) === 0

/** The views of a list that are saved in this browser: names, and queries without personal data. */
export function useSavedViews(tableId: string): ViewsOfList {
  const [views, setViews] = useState(() => read(tableId))
  const put = (next: readonly SavedView[]): void => {
    const sorted = next.toSorted((one, other) => collator.compare(one.name, other.name))
    setViews(sorted)
    write(tableId, sorted)
  }
  const without = (...names: readonly string[]) =>
    views.filter((view) => !names.some((name) => hasSameSessionName(view.name, name)))
  return {
    views,
    save: ({ name, query }) => put([...without(name), { name: name.trim(), query }]),
    rename: (view, name) => put([...without(view.name, name), { ...view, name: name.trim() }]),
    remove: ({ name }) => put(without(name)),
  }
}

const keyOf = (tableId: string): string => `portal_views_${tableId}`

function read(tableId: string): readonly SavedView[] {
  const stored = readStoredJson(keyOf(tableId))
  return Array.isArray(stored) ? stored.filter(isView) : []
}

const isView = (stored: unknown): stored is SavedView =>
  typeof stored === 'object' &&
  stored !== null &&
  'name' in stored &&
  typeof stored.name === 'string' &&
  'query' in stored &&
  typeof stored.query === 'string'

const write = (tableId: string, views: readonly SavedView[]): void =>
  writeStored(keyOf(tableId), views.length === 0 ? undefined : JSON.stringify(views))
