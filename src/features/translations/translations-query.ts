import { CODES, type Code } from '@/domain/translations/translation.ts'
import { oneOf, paged, sortBy, text, type ListQuery } from '@/lists/list-query.ts'

/** The query of the list. R222: it is searched by a part of the key or of a text. */
export const translationsQuery = {
  search: text(),
  by: oneOf(['key', 'text'], 'key'),
  missingIn: oneOf(['none', ...CODES], 'none'),
  sort: sortBy(['key', 'defaultValue'], 'key'),
  ...paged([10, 25, 50, 100]), // G172: ten rows per page.
}
export type TranslationsQuery = ListQuery<typeof translationsQuery>

/** The filter by missing language, for each of the requests (G381). */
export const missingOf = ({ missingIn }: TranslationsQuery): { readonly missingIn?: Code } =>
  missingIn === 'none' ? {} : { missingIn }
