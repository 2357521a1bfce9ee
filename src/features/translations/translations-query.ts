import { oneOf, page, size, sortBy, text, type ListQuery } from '@/lists/list-query.ts'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'

/** R211: FR, GB, BE and DE. */
export const CODES = TRANSLATION_LANGUAGES.map(({ code }) => code)
export type Code = (typeof CODES)[number]

/** What the address of the list holds. R222: it is searched by a part of the key or of a text. */
export const translationsQuery = {
  search: text(),
  by: oneOf(['key', 'text'], 'key'),
  missingIn: oneOf(['none', ...CODES], 'none'),
  sort: sortBy(['key', 'defaultValue'], 'key'),
  page: page(),
  size: size([10, 25, 50, 100]), // G172: ten to a page.
}
export type TranslationsQuery = ListQuery<typeof translationsQuery>

/** The format of keys in the contract. No request is sent for any other text from the address. */
const KEY = /^[A-Za-z0-9]([A-Za-z0-9._-]{0,198}[A-Za-z0-9])?$/

export const isKey = (text: string): boolean => KEY.test(text)

/** The filter on what is missing, for each of the requests (G381). */
export const missingOf = ({ missingIn }: TranslationsQuery): { readonly missingIn?: Code } =>
  missingIn === 'none' ? {} : { missingIn }
