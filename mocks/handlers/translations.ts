import { translationRules } from '~openapi/rules.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { endVersion, firstVersion } from '../behaviour/ended-versions.ts'
import { fold } from '../behaviour/text.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { isIncomplete } from '../behaviour/work-queues.ts'
import { handlersFor } from '../handler.ts'
import { taken } from '../refusal.ts'
import type { TranslationRow } from '../tables.ts'

export const translations = handlersFor({
  findTranslationsByKeyLike({ world, query, body, reply }) {
    const part = body.keyLike.trim().toLowerCase()
    const found = world.tables.translations.filter(
      (row) => row.key.toLowerCase().includes(part) && lacksText(row, body.missingIn),
    )
    return reply(200, paged(inOrder(found, query.sort), query, identity))
  },

  findTranslationsByTranslationLike({ world, query, body, reply }) {
    const part = fold(body.translationLike.trim())
    const found = world.tables.translations.filter(
      (row) =>
        [row.defaultValue, ...row.texts.map(({ text }) => text)].some((text) => fold(text).includes(part)) &&
        lacksText(row, body.missingIn),
    )
    return reply(200, paged(inOrder(found, query.sort), query, identity))
  },

  getTranslation({ world, query, body, reply }) {
    const keys = body.keys && new Set(body.keys.map((key) => key.toLowerCase()))
    const found = world.tables.translations.filter(
      (row) =>
        (!keys || keys.has(row.key.toLowerCase())) &&
        lacksText(row, body.missingIn) &&
        (body.incomplete === undefined || body.incomplete === isIncomplete(row)),
    )
    return reply(200, paged(inOrder(found, query.sort), query, identity))
  },

  getTranslationByKey({ world, body, reply }) {
    return reply(200, world.tables.translations.require(body.key.toLowerCase()))
  },

  createTranslation({ world, body: { key, defaultValue, texts = [] }, reply }) {
    const { translations: rows } = world.tables
    refuseBrokenRules(translationRules(texts))
    if (rows.get(key.toLowerCase())) throw taken('key', 'unique', 'The key must be unique')
    const version = firstVersion(world, 'translations', key.toLowerCase())
    return reply(200, rows.insert({ key, version, defaultValue, texts }))
  },

  deleteTranslation({ world, body, reply }) {
    const key = body.key.toLowerCase()
    const { version } = world.tables.translations.require(key)
    world.tables.translations.remove(key)
    endVersion(world, 'translations', key, version)
    return reply(204)
  },

  updateTranslation({ world, body: { key, version, data }, reply }) {
    const { translations: rows } = world.tables
    const current = rows.require(key.toLowerCase())
    refuseStale(current.version, version)
    const { defaultValue = current.defaultValue, texts = current.texts } = data
    refuseBrokenRules(translationRules(texts, 'data.'))
    return reply(200, rows.update(key.toLowerCase(), { defaultValue, texts, version: current.version + 1 }))
  },
})

/** Whether the row lacks a text in the requested language. Without a language, always true. */
const lacksText = ({ texts }: TranslationRow, missing: string | undefined): boolean =>
  missing === undefined || texts.every(({ language }) => language !== missing)

const columns: Columns<TranslationRow> = {
  key: ({ key }) => key,
  defaultValue: ({ defaultValue }) => defaultValue,
}

const inOrder = (rows: readonly TranslationRow[], sort = 'key'): TranslationRow[] =>
  sorted(rows, sort, columns, ({ key }) => key)

const identity = (row: TranslationRow): TranslationRow => row
