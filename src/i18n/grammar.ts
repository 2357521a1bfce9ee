import i18next from 'i18next'
import { fetchFallbacks } from './i18n.ts'
import { FALLBACKS } from './languages.ts'
import { number } from './plain-formats.ts'
import { currentLanguage, setGrammar, type Values } from './texts.ts'

/** What i18next answers for a key that no language has. */
const NO_WORDS = '\0'

/** Sets i18next up for the texts that need it. Comes with the table of screens, so that the sign-in page does without. */
void i18next.init({
  lng: currentLanguage(),
  fallbackLng: [...FALLBACKS],
  resources: {},
  initAsync: false,
  saveMissing: true,
  // Without one, i18next would keep the key as its text.
  missingKeyHandler: (_languages: readonly string[], namespace: string) => fetchFallbacks(namespace),
  parseMissingKeyHandler: (_key: string, otherwise?: string) => otherwise ?? NO_WORDS,
  returnedObjectHandler: () => NO_WORDS,
  interpolation: { escapeValue: false },
})
/** G161: a count in a sentence is grouped as one in a table. */
Object.assign(i18next.services.interpolator, {
  alwaysFormat: true,
  format: (value: unknown, _format: unknown, _language: unknown, of: { readonly interpolationkey: string }) =>
    of.interpolationkey === 'count' && typeof value === 'number' ? number(value) : value,
})

setGrammar({
  say: (ns, keys, values) => {
    const text = i18next.t(keys, { ns, ...values })
    return text === NO_WORDS
      ? valueIn(typeof values['ns'] === 'string' ? values['ns'] : ns, [keys].flat().at(-1) ?? '')
      : text
  },
  has: (key) => i18next.exists(key),
  add: (language, namespace, texts) => i18next.addResourceBundle(language, namespace, texts),
  speak: (language) => void i18next.changeLanguage(language), // All texts are here, so this changes it at once.
})

/**
 * The value that a key such as `status.CAME_LATER` or `kinds.CAME_LATER.name` was made of. One that came later than the
 * portal has no words yet, so it shows as it is.
 */
function valueIn(namespace: string, key: string): string {
  const [, given = namespace, path = key] = /^([\w-]+):(.*)$/s.exec(key) ?? []
  const names = path.split('.')
  let group = [currentLanguage(), ...FALLBACKS]
    .map((language) => i18next.getResourceBundle(language, given) as unknown)
    .find((texts) => texts !== undefined)
  while (names.length > 1 && typeof at(group, names.slice(0, 1)) === 'object')
    group = at(group, names.splice(0, 1))
  const known = Object.values((group ?? {}) as Values)
  const end = names.findIndex((_, index) => index > 0 && known.some((one) => at(one, names.slice(index))))
  return names.slice(0, end < 0 ? undefined : end).join('.')
}

/** What stands at a path in the texts. */
const at = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Values)[name]
        : undefined,
    texts,
  )
