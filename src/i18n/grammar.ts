import i18next from 'i18next'
import { fetchFallbacks } from './i18n.ts'
import { FALLBACKS } from './languages.ts'
import { number } from './plain-formats.ts'
import { currentLanguage, setGrammar } from './texts.ts'

/** Sets i18next up for the texts that need it. Comes with the table of screens, so that the sign-in page does without. */
void i18next.init({
  lng: currentLanguage(),
  fallbackLng: [...FALLBACKS],
  resources: {},
  initAsync: false,
  saveMissing: true,
  interpolation: { escapeValue: false },
})
/** G161: a count in a sentence is grouped as one in a table. */
Object.assign(i18next.services.interpolator, {
  alwaysFormat: true,
  format: (value: unknown, _format: unknown, _language: unknown, of: { readonly interpolationkey: string }) =>
    of.interpolationkey === 'count' && typeof value === 'number' ? number(value) : value,
})
i18next.on('missingKey', (_languages, namespace) => fetchFallbacks(namespace))

setGrammar({
  say: (ns, keys, values) => i18next.t(keys, { ns, ...values }),
  has: (key) => i18next.exists(key),
  add: (language, namespace, texts) => i18next.addResourceBundle(language, namespace, texts),
  speak: (language) => void i18next.changeLanguage(language), // All texts are here, so this changes it at once.
})
