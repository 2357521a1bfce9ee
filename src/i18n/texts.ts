import type { TFunction } from 'i18next'
import { rememberedLanguage, type Language } from './languages.ts'

/*
 * The texts that are here, and the language they are read in. Most need at most their values filled in; for the others
 * there is i18next, which comes with the table of screens: the sign-in page needs nothing of it.
 */

/** What i18next does (`grammar.ts`): plurals, formats, and the languages to fall back to. */
export interface Grammar {
  readonly say: (namespace: string, keys: string | string[], values: Values) => string
  readonly has: (key: string) => boolean
  readonly add: (language: Language, namespace: string, texts: object) => void
  readonly speak: (language: Language) => void
}
export type Values = Readonly<Record<string, unknown>>

/** Read when it is first needed: a test of code without a page has no cookies. */
let language: Language | undefined
let grammar: Grammar | undefined
/** By language and namespace. */
const files = new Map<string, { language: Language; namespace: string; texts: object }>()
/** Whether a text was asked for that only i18next could have given. */
let hasMissed = false
let fetchGrammar: () => void = () => undefined

export const currentLanguage = (): Language => (language ??= rememberedLanguage())

/** Shows the texts of this language, which have to be here. */
export function speak(next: Language): void {
  language = next
  grammar?.speak(next)
  changed()
}

/** Adds the texts of a file. Who has rendered without them is told by `changed`. */
export function addTexts(of: Language, namespace: string, texts: object): void {
  files.set(`${of}/${namespace}`, { language: of, namespace, texts })
  grammar?.add(of, namespace, texts)
}

/** Hands over to i18next what is not plain, with all texts that are here. */
export function setGrammar(given: Grammar): void {
  grammar = given
  for (const file of files.values()) given.add(file.language, file.namespace, file.texts)
  if (hasMissed) changed()
}

/** `fetch` is called when a text needs i18next, which is not here. Its key is shown until then. */
export const whenGrammarMisses = (fetch: () => void): void => void (fetchGrammar = fetch)

/** Whether there are words for a key such as `ui:close`. */
export const hasWords = (key: string): boolean => textOf('', key) !== undefined || grammar?.has(key) === true

/**
 * A function that finds the texts of a namespace, and others by their prefix. It remembers them: finding one takes i18next
 * as long as rendering a cell of a table.
 */
function remembering(namespace: string): TFunction {
  const texts = new Map<string, string>()
  const find = (keys: string | string[], values?: Values): string => {
    if (values !== undefined) return plainText(namespace, keys, values) ?? say(namespace, keys, values)
    const id = String(keys)
    const text = texts.get(id) ?? plainText(namespace, keys, {}) ?? say(namespace, keys)
    texts.set(id, text)
    return text
  }
  return find as TFunction // Its many signatures are those of i18next.
}

function say(namespace: string, keys: string | string[], values: Values = {}): string {
  if (grammar) return grammar.say(namespace, keys, values)
  hasMissed = true
  fetchGrammar()
  return [keys].flat().at(-1) ?? ''
}

/** A text that is there and needs at most its values filled in. `undefined` when i18next has more to do. */
function plainText(namespace: string, keys: string | string[], values: Values): string | undefined {
  for (const key of [keys].flat()) {
    const text = textOf(namespace, key)
    if (text !== undefined) return filled(text, values)
  }
  return undefined
}

function textOf(namespace: string, key: string): string | undefined {
  const [path = '', given = namespace] = key.split(':').toReversed()
  let found: unknown = files.get(`${currentLanguage()}/${given}`)?.texts
  for (const name of path.split('.')) found = (found as Values | undefined)?.[name]
  return typeof found === 'string' ? found : undefined
}

/** Values that are options of i18next. The portal uses no others (tests/structure/text-options.test.ts). */
const OPTIONS = ['count', 'context', 'ns', 'defaultValue']

function filled(text: string, values: Values): string | undefined {
  if (OPTIONS.some((option) => values[option] !== undefined)) return undefined
  const whole = text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place
  })
  return /\{\{|\$t\(/.test(whole) ? undefined : whole
}

/** A function for each namespace. New ones when texts change, so that memoised components see that theirs are others. */
let functions = new Map<string, TFunction>()
export function functionOf(namespace: string): TFunction {
  const known = functions.get(namespace)
  if (known) return known
  const made = remembering(namespace)
  functions.set(namespace, made)
  return made
}

/** For `useSyncExternalStore`: another value after every change. */
export const textsVersion = (): unknown => functions

const listeners = new Set<() => void>()

/** Calls the listener when the language changes, and when a text that was missing has arrived. */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Everything that shows texts renders again. */
export function changed(): void {
  functions = new Map()
  for (const listener of listeners) listener()
}
