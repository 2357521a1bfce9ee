import {
  findTranslationsByKeyLike,
  findTranslationsByTranslationLike,
  getTranslation,
} from '@/api/generated/operations/translations.ts'
import type { Translation } from '@/domain/translations/translation.ts'
import { useList, type ListOf } from '@/lists/use-list.ts'
import { missingOf, translationsQuery } from './translations-query.ts'

type Translations = ListOf<Translation, typeof translationsQuery>

/**
 * R222: all translations, or the ones that contain the search in the key or in a text. The key and the texts are
 * searched by separate calls.
 */
export function useTranslations(): Translations {
  const all = useList(getTranslation, translationsQuery, (query) =>
    query.search === '' ? { body: missingOf(query) } : null,
  )
  const byKey = useList(findTranslationsByKeyLike, translationsQuery, (query) =>
    query.search !== '' && query.by === 'key'
      ? { body: { keyLike: query.search, ...missingOf(query) } }
      : null,
  )
  const byText = useList(findTranslationsByTranslationLike, translationsQuery, (query) =>
    query.search !== '' && query.by === 'text'
      ? { body: { translationLike: query.search, ...missingOf(query) } }
      : null,
  )
  const { search, by } = all.query
  const current = search === '' ? all : by === 'key' ? byKey : byText
  if (current.rows !== undefined || current.read.error !== undefined) return current
  // The rows of the previous call stay visible until the rows of the current one have loaded.
  const { rows, pages } = [all, byKey, byText].find((list) => list.rows !== undefined) ?? current
  return { ...current, rows, pages }
}
