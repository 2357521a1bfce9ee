import type { TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { currentLanguage, functionOf, onTexts, textsVersion } from './texts.ts'
import type { Language } from './languages.ts'

/**
 * A component renders again when the language changes, and when a text that was missing has arrived. Not for every file
 * that has loaded: a screen renders after its texts, and the one before it would render again with it, which took a tenth of
 * the time to open the next screen.
 */
export function useTranslation(namespaces?: string | readonly string[]): {
  readonly t: TFunction
  readonly i18n: { readonly language: Language }
} {
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0]
  useSyncExternalStore(onTexts, textsVersion)
  return { t: functionOf(namespace ?? 'common'), i18n: { language: currentLanguage() } }
}
