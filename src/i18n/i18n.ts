import type { TFunction } from 'i18next'
import { FALLBACKS, rememberedLanguage, rememberLanguage, type Language } from './languages.ts'
import {
  addTexts,
  changed,
  currentLanguage,
  functionOf,
  speak,
  whenGrammarMisses,
  type Values,
} from './texts.ts'

export type Namespace = string

/** Those of the pages before sign-in and of the frame of all others; the rest is in `word-files.ts`. */
const firstFiles = import.meta.glob<object>('../../locales/*/{common,session,shell,ui,welcome}.json', {
  import: 'default',
})
const wanted = new Set<Namespace>()
/** Namespaces in which a requested key was missing. */
const missed = new Set<Namespace>()
const loading = new Map<string, Promise<void>>()

whenGrammarMisses(() => void import('./word-files.ts').catch(() => undefined))
document.documentElement.lang = rememberedLanguage()

/** The language that is being switched to. A screen that opens during the switch loads its texts in this one too. */
let nextLanguage: Language | undefined

/** Fetches the texts of these namespaces in the current language. Later changes of language fetch them as well. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  const languages = new Set([currentLanguage(), nextLanguage ?? currentLanguage()])
  await Promise.all([...languages].map((language) => loadFiles(language, namespaces)))
}

/** Translates outside of components. Components use `useTranslation`, which renders again on a change of language. */
export const t = ((keys: string | string[], values: Values = {}) =>
  functionOf('common')(keys, values)) as TFunction

/** Changes only the language of the interface, and remembers it. `session/language.ts` informs the server. */
export async function showLanguage(language: Language): Promise<void> {
  const show = await fetchLanguage(language)
  show()
}

/** Fetches the texts of a language. Returns a function that shows them at once, unless another has been chosen since. */
export async function fetchLanguage(language: Language): Promise<() => void> {
  nextLanguage = language
  await loadFiles(language, [...wanted])
  return () => {
    if (nextLanguage !== language) return
    speak(language)
    rememberLanguage(language)
    document.documentElement.lang = language
  }
}

/** Fetches the texts of a language ahead, until another is chosen also those of later screens. */
export function fetchLanguageAhead(language: Language): void {
  if (nextLanguage !== undefined) return
  nextLanguage = language
  loadFiles(language, [...wanted]).catch(() => undefined)
}

/** Fetches the texts that stand in for one that this language does not have. They are not fetched before (G028). */
export function fetchFallbacks(namespace: Namespace): void {
  missed.add(namespace)
  for (const fallback of FALLBACKS) void loadFile(fallback, namespace).catch(() => undefined)
}

async function loadFiles(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadFile(language, namespace)))
}

function loadFile(language: Language, namespace: Namespace): Promise<void> {
  const path = `../../locales/${language}/${namespace}.json`
  const known = loading.get(path)
  if (known) return known
  const load = wordsIn(path).then(
    (words) => {
      if (words === undefined) return
      addTexts(language, namespace, words)
      if (missed.has(namespace)) changed()
    },
    (error: unknown) => {
      loading.delete(path)
      throw error
    },
  )
  loading.set(path, load)
  return load
}

/** The words of a file; nothing when there is no such file. */
async function wordsIn(path: string): Promise<object | undefined> {
  const first = firstFiles[path]
  if (first) return first()
  const { wordFiles } = await import('./word-files.ts')
  return wordFiles[path]?.()
}
