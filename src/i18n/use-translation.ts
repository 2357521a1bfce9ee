import i18next, { type TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'

/*
 * Stands in for `react-i18next` in the build, which keeps its types: of that library the portal needs this hook only,
 * and the rest is more than two kilobytes of the sign-in page.
 */

/** Emitted by `i18n.ts` when the texts of a file have arrived in which a requested key was missing. */
export const MISSED_LOADED = 'missedLoaded'

/**
 * A component renders again when the language changes, and when a text that was missing has arrived. Not for every file
 * that has loaded: a screen renders after its texts, and the one before it would render again with it, which took a tenth of
 * the time to open the next screen.
 */
export function useTranslation(namespaces?: string | readonly string[]): {
  readonly t: TFunction
  readonly i18n: typeof i18next
} {
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0]
  useSyncExternalStore(onTexts, () => functions)
  return { t: functionOf(namespace ?? ''), i18n: i18next }
}

/**
 * A function for each namespace. New ones when texts change, so that memoised components see that theirs are others.
 */
let functions = new Map<string, TFunction>()
function functionOf(namespace: string): TFunction {
  const known = functions.get(namespace)
  if (known) return known
  const made = remembering(namespace, i18next.getFixedT(null, namespace || null))
  functions.set(namespace, made)
  return made
}

/** Remembers texts: finding one takes i18next as long as rendering a cell of a table. */
function remembering(namespace: string, t: TFunction): TFunction {
  const texts = new Map<string, string>()
  const find = (key: string | string[], values?: Readonly<Record<string, unknown>>): string => {
    if (values !== undefined) return t(key, values)
    const id = String(key)
    const text = texts.get(id) ?? plainText(namespace, id) ?? t(key)
    texts.set(id, text)
    return text
  }
  return find as TFunction // Its many signatures are those of i18next.
}

/** A text that is there and has nothing to fill in needs only to be looked up. */
function plainText(namespace: string, key: string): string | undefined {
  const [path = '', given = namespace] = key.split(':').toReversed()
  const text: unknown = i18next.getResource(i18next.language, given, path)
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : undefined
}

const listeners = new Set<() => void>()
for (const event of ['languageChanged', MISSED_LOADED])
  i18next.on(event, () => {
    functions = new Map()
    for (const listener of listeners) listener()
  })

function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
