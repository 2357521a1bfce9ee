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

type Values = Readonly<Record<string, unknown>>

/** Remembers texts: finding one takes i18next as long as rendering a cell of a table. */
function remembering(namespace: string, t: TFunction): TFunction {
  const texts = new Map<string, string>()
  const find = (key: string | string[], values?: Values): string => {
    if (values !== undefined) return plainText(namespace, key, values) ?? t(key, values)
    const id = String(key)
    const text = texts.get(id) ?? plainText(namespace, key, {}) ?? t(key)
    texts.set(id, text)
    return text
  }
  return find as TFunction // Its many signatures are those of i18next.
}

/** A text that is there and needs at most its values filled in. `undefined` when i18next has more to do. */
function plainText(namespace: string, keys: string | string[], values: Values): string | undefined {
  for (const key of [keys].flat()) {
    const [path = '', given = namespace] = key.split(':').toReversed()
    const text: unknown = i18next.getResource(i18next.language, given, path)
    if (typeof text === 'string') return filled(text, values)
  }
  return undefined
}

/** A count chooses among several texts, and what the text does not name is an option of i18next. */
function filled(text: string, values: Values): string | undefined {
  if (Object.keys(values).some((name) => name === 'count' || !text.includes(`{{${name}}}`))) return undefined
  const whole = text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : place
  })
  return /\{\{|\$t\(/.test(whole) ? undefined : whole
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
