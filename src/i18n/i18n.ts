import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, rememberedLanguage, rememberLanguage, type Language } from './languages.ts'

export type Namespace = string

/** Those of the pages before sign-in and of the frame of all others; the rest is in `word-files.ts`. */
const firstFiles = import.meta.glob<object>('../../locales/*/{common,session,shell,ui}.json', {
  import: 'default',
})
/** A missing key falls to en, then nl (G028); these are fetched only when a key is missing. */
const FALLBACKS: readonly Language[] = ['en', 'nl']
const MISSED_CAME = 'missedCame'
const wanted = new Set<Namespace>()
/** In which a word was asked for that was not there. */
const missed = new Set<Namespace>()
const loading = new Map<string, Promise<void>>()

void i18next.use(initReactI18next).init({
  lng: rememberedLanguage(),
  fallbackLng: [...FALLBACKS],
  supportedLngs: [...LANGUAGES],
  partialBundledLanguages: true,
  resources: {},
  ns: [],
  defaultNS: 'common',
  initAsync: false,
  saveMissing: true,
  interpolation: { escapeValue: false },
  // A screen is drawn when its words are there, so only a word that was missed draws anything anew. Doing so for each
  // file, with the screen that is being left, was a tenth of opening the next one.
  react: { bindI18n: `languageChanged ${MISSED_CAME}`, bindI18nStore: '', useSuspense: false },
})
i18next.on('missingKey', (_languages, namespace) => {
  missed.add(namespace)
  for (const fallback of FALLBACKS) void loadFile(fallback, namespace).catch(() => undefined)
})
document.documentElement.lang = rememberedLanguage()

/** The language that is being changed to: a screen that opens meanwhile needs its words in this one too. */
let coming: Language | undefined

/** Fetches the words of these namespaces in the present language; later languages bring them along. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  const languages = new Set([currentLanguage(), coming ?? currentLanguage()])
  await Promise.all([...languages].map((language) => loadFiles(language, namespaces)))
}

/** Words outside of components; inside, `useTranslation` follows the language. */
export const t = i18next.t

export const currentLanguage = (): Language =>
  LANGUAGES.find((language) => language === i18next.language) ?? LANGUAGES[0]

/** Changes the interface language only, and remembers it; the server is told in `session/language.ts`. */
export async function showLanguage(language: Language): Promise<void> {
  coming = language
  await loadFiles(language, [...wanted])
  if (coming !== language) return // Another choice came after this one.
  await i18next.changeLanguage(language)
  rememberLanguage(language)
  document.documentElement.lang = language
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
      i18next.addResourceBundle(language, namespace, words)
      if (missed.has(namespace)) i18next.emit(MISSED_CAME)
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
