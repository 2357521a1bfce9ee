/** The texts of the demo. They are not part of the portal, so this module adds them to i18next. */
import i18next from 'i18next'
import { LANGUAGES, rememberedLanguage } from '@/i18n/languages.ts'

interface Words {
  readonly preparing: string
  readonly impossible: string
}

const files = import.meta.glob<Words>('../locales/*/demo.json', { eager: true, import: 'default' })

/** Call it after the portal has started, because that initialises i18next. */
export function addWords(): void {
  for (const language of LANGUAGES) i18next.addResourceBundle(language, 'demo', wordsIn(language))
}

/** The texts to show before the portal has loaded. i18n-keys: demo:preparing and i18n-keys: demo:impossible */
export const firstWords = (): Words => wordsIn(rememberedLanguage())

function wordsIn(language: string): Words {
  const words = files[`../locales/${language}/demo.json`]
  if (words === undefined) throw new Error(`the demo has no words in ${language}`)
  return words
}
