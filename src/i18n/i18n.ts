import i18next, { type BackendModule, type FormatterModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import {
  FALLBACKS,
  isLanguage,
  LANGUAGES,
  rememberedLanguage,
  rememberLanguage,
  type Language,
} from './languages.ts'
import { number } from './plain-formats.ts'
import { valueInKey } from './value-in-key.ts'

/*
 * Configures i18next. What is specific here is when each file of texts is loaded: a screen has the texts of its area in
 * the current language before it renders. Other languages are loaded when they are needed.
 */

export type Namespace = string

/** The texts of the guest pages and of the frame. The others are in `word-files.ts`. */
const firstFiles = import.meta.glob<ResourceKey>('../../locales/*/{common,session,shell,ui,welcome}.json', {
  import: 'default',
})
const requested = new Set<Namespace>()
/** Namespaces in which a requested key was missing. */
const missed = new Set<Namespace>()

/** The language that is being switched to. A screen that opens in the meantime loads its texts in this language too. */
let nextLanguage: Language | undefined

/** Fetches the texts of a file for i18next. */
const files: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, respond) => {
    requested.add(namespace)
    // i18next also requests the fallback languages. They are fetched only when a text is missing (G028).
    const isNeeded = language === i18next.language || language === nextLanguage || missed.has(namespace)
    if (!isNeeded) return respond(null, undefined)
    wordsIn(`../../locales/${language}/${namespace}.json`).then(
      (words) => respond(null, words),
      (error: unknown) => respond(error instanceof Error ? error : String(error), false),
    )
  },
}

/** G161: a count in a sentence is formatted like one in a table. The texts contain no formats. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number | undefined, _format, _language, values) =>
    values?.interpolationkey === 'count' && typeof value === 'number' ? number(value) : String(value ?? ''),
}

/** Emitted when texts arrive that were missing in a render. */
const WORDS_ARRIVED = 'wordsArrived'

void i18next
  .use(files)
  .use(counts)
  .use(initReactI18next)
  .init({
    lng: rememberedLanguage(),
    fallbackLng: [...FALLBACKS],
    defaultNS: 'common',
    ns: [],
    initAsync: false,
    maxParallelReads: Infinity, // A change of language fetches the texts of all areas that were open.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => void fetchFallbacks(namespace),
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key, otherwise, values: LookupOptions) =>
      otherwise ?? valueInKey(key, values.ns),
    returnedObjectHandler: (key, _group, values: LookupOptions) => valueInKey(key, values.ns),
    interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes the texts.
    react: {
      transWrapTextNodes: 'span', // Each text has its own element, because translators replace texts.
      useSuspense: false, // A screen renders after its texts; Suspense would only add a delay.
      bindI18n: `languageChanged ${WORDS_ARRIVED}`,
    },
  })
document.documentElement.lang = i18next.language

/** The namespaces in which a text was looked up. */
interface LookupOptions {
  readonly ns?: string | readonly string[]
}

/** Translates outside of components. Components use `useTranslation`, which renders again on a change of language. */
export const { t } = i18next

/** Whether there is a text for a key such as `ui:close`. */
export const hasWords = (key: string): boolean => i18next.exists(key)

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : LANGUAGES[0]

/** Fetches the texts of these namespaces in the current language. Later changes of language fetch them as well. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  const languages = new Set([currentLanguage(), nextLanguage ?? currentLanguage()])
  await Promise.all([...languages].map((language) => fetchWords(language, namespaces)))
}

/** Changes only the language of the interface, and stores it. `session/language.ts` informs the server. */
export async function showLanguage(language: Language): Promise<void> {
  const show = await fetchLanguage(language)
  show()
}

/**
 * Fetches the texts of a language. Returns a function that shows them, unless another language has been selected since.
 */
export async function fetchLanguage(language: Language): Promise<() => void> {
  nextLanguage = language
  await fetchWords(language, [...requested])
  return () => {
    if (nextLanguage !== language) return
    void i18next.changeLanguage(language) // All texts are loaded, so this changes the language immediately.
    rememberLanguage(language)
    document.documentElement.lang = language
  }
}

/** Prefetches the texts of a language, and also the texts of later screens until another language is selected. */
export function prefetchLanguage(language: Language): void {
  if (nextLanguage !== undefined) return
  nextLanguage = language
  fetchWords(language, [...requested]).catch(() => undefined)
}

/** Loads the fallback texts of a missing text, and renders the components that requested it again. */
async function fetchFallbacks(namespace: Namespace): Promise<void> {
  missed.add(namespace)
  const languages = FALLBACKS.filter((language) => !i18next.hasResourceBundle(language, namespace))
  if (languages.length === 0) return
  await Promise.all(languages.map((language) => fetchWords(language, [namespace]).catch(() => undefined)))
  i18next.emit(WORDS_ARRIVED)
}

/** Loads texts that are not loaded yet. Retries failed ones, which i18next would not do. */
function fetchWords(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  return new Promise((resolve, reject) => {
    void i18next.reloadResources([language], missing, (errors?: readonly unknown[]) =>
      errors === undefined ? resolve() : reject(new Error('words did not arrive', { cause: errors })),
    )
  })
}

/** The texts of a file, or `undefined` if there is no such file. */
async function wordsIn(path: string): Promise<ResourceKey | undefined> {
  const first = firstFiles[path]
  if (first) return first()
  const { wordFiles } = await import('./word-files.ts')
  return wordFiles[path]?.()
}
