/** The words of the demo. They come with it and are no part of the portal, so they are handed to i18next here. */
import i18next from 'i18next'
import { LANGUAGES, rememberedLanguage } from '@/i18n/languages.ts'

interface Words {
  readonly preparing: string
  readonly impossible: string
}

const files = import.meta.glob<Words>('../locales/*/demo.json', { eager: true, import: 'default' })

/** To be called once the portal runs, which sets i18next up. */
export function addWords(): void {
  for (const language of LANGUAGES) i18next.addResourceBundle(language, 'demo', wordsIn(language))
}

/** What is said before the portal is there: i18n-keys: demo:preparing and i18n-keys: demo:impossible */
export const firstWords = (): Words => wordsIn(rememberedLanguage())

function wordsIn(language: string): Words {
  const words = files[`../locales/${language}/demo.json`]
  if (words === undefined) throw new Error(`the demo has no words in ${language}`)
  return words
}
