import type { Schemas } from '@/api/generated/schema.ts'
import { changedNames } from '@/forms/values/changes.ts'
import { fromTranslations, toTranslations, type Texts } from '@/forms/values/translations.ts'
import { CODES, type Code, type Translation } from './translation.ts'

/** The form values of a translation. An emptied field has no value. */
export interface TranslationValues {
  readonly key?: string
  readonly defaultValue?: string | undefined
  readonly texts?: Texts<Code>
}

export const toForm = ({ defaultValue, texts }: Translation): TranslationValues => ({
  defaultValue,
  texts: fromTranslations(texts, CODES),
})

/** A new translation. R175: each language occurs once. */
export function toCreation({
  key = '',
  defaultValue = '',
  texts = {},
}: TranslationValues): Schemas['TranslationCreation'] {
  const list = toTranslations(texts, CODES)
  return { key: key.trim(), defaultValue, ...(list.length > 0 && { texts: list }) }
}

/** The changes. Texts are replaced as a whole, so all of them are sent if one has changed. */
export function toUpdate(
  { defaultValue = '', texts = {} }: TranslationValues,
  base: Translation,
): Schemas['UpdateTranslationRequest'] {
  const before = fromTranslations(base.texts, CODES)
  return {
    key: base.key,
    version: base.version,
    data: {
      ...(defaultValue !== base.defaultValue && { defaultValue }),
      ...(changedNames({ ...before, ...emptied(texts) }, before).length > 0 && {
        texts: toTranslations(texts, CODES),
      }),
    },
  }
}

/** All languages, so that an emptied one counts as a change. */
const emptied = (texts: Texts<Code>): Texts<Code> =>
  Object.fromEntries(CODES.map((code) => [code, texts[code]]))
