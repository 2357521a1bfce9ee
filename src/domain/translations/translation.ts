import type { components } from '@/api/generated/schema.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  findTranslationsByKeyLike,
  findTranslationsByTranslationLike,
  getTranslation,
} from '@/api/generated/operations/translations.ts'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'

export type Translation = components['schemas']['Translation']

/** R211: FR, GB, BE and DE. */
export const CODES = TRANSLATION_LANGUAGES.map(({ code }) => code)
export type Code = (typeof CODES)[number]

/** The format of keys in the contract. No request is sent for any other text from the address. */
const KEY = /^[A-Za-z0-9]([A-Za-z0-9._-]{0,198}[A-Za-z0-9])?$/

export const isKey = (text: string): boolean => KEY.test(text)

/** The text in a language. Empty if there is none. */
export const textIn = ({ texts }: Translation, code: string): string =>
  texts.find(({ language }) => language === code)?.text ?? ''

/** The languages without a text. */
export const missingIn = (translation: Translation) =>
  TRANSLATION_LANGUAGES.filter(({ code }) => textIn(translation, code) === '')

/** The reads that are affected by writing a translation, except the read of the translation itself. */
export const TRANSLATION_LISTS = [
  getTranslation,
  findTranslationsByKeyLike,
  findTranslationsByTranslationLike,
  getWorkQueues,
] as const
