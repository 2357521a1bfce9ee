// Texts of the app and of mails, by key and language.
import { checkVersion, fieldError, invalid, notFound, taken } from './errors.js'
import { pageOf, sorted } from './lists.js'
import { mistake } from './mistakes.js'
import { paging } from './validation.js'

const PORTAL_LANGUAGES = ['BE', 'GB', 'FR']

export const translationRoutes = (db) => {
  const roles = ['ospadmin']
  const parameters = paging(['key', 'defaultValue'])
  const sameKey = (key) => (row) => row.key.toLowerCase() === key.toLowerCase()

  const find = (key) => {
    const translation = db.data.translations.find(sameKey(key))
    if (!translation) throw notFound()
    return translation
  }

  const has = (translation, language) => translation.texts.some((text) => text.language === language)

  const isComplete = (translation) => {
    const languages = mistake('german-needed') ? [...PORTAL_LANGUAGES, 'DE'] : PORTAL_LANGUAGES
    return languages.every((language) => has(translation, language))
  }

  const listed = (rows, req) => {
    const { missingIn } = req.body
    const wanted = rows.filter((row) => missingIn === undefined || !has(row, missingIn))
    return pageOf(sorted(wanted, req.parameters.sort, (row) => row.key), req.parameters)
  }

  const checkLanguages = (texts, path) => {
    const errors = texts.flatMap(({ language }, index) =>
      texts.findIndex((text) => text.language === language) < index
        ? [fieldError(`${path}.${index}.language`, 'language_twice', 'This language is there already')]
        : [])
    if (errors.length > 0 && !mistake('language-twice')) throw invalid(errors)
  }

  const stored = (value) => (mistake('value-trimmed') ? value.trim() : value)

  const list = (req) => {
    const { keys, incomplete } = req.body
    const rows = db.data.translations
      .filter((row) => keys === undefined || keys.some((key) => sameKey(key)(row)))
      .filter((row) => incomplete === undefined || isComplete(row) !== incomplete)
    return listed(rows, req)
  }

  const findByKey = (req) => {
    const part = req.body.keyLike
    const contains = (key) => (mistake('key-case-counts') ? key.includes(part) : key.toLowerCase().includes(part.toLowerCase()))
    return listed(db.data.translations.filter((row) => contains(row.key)), req)
  }

  const create = async (req) => {
    const { key, defaultValue, texts = [] } = req.body
    checkLanguages(texts, 'texts')
    if (db.data.translations.some(sameKey(key))) throw taken('key', 'The key must be unique')
    const translation = { key, version: 1, defaultValue: stored(defaultValue), texts }
    db.data.translations.push(translation)
    await db.write()
    return translation
  }

  const update = async (req) => {
    const { key, version, data } = req.body
    const translation = find(key)
    checkVersion(translation, version)
    checkLanguages(data.texts ?? [], 'data.texts')
    if (data.defaultValue !== undefined) translation.defaultValue = stored(data.defaultValue)
    if (data.texts !== undefined) {
      const kept = mistake('texts-merged') ? translation.texts.filter(({ language }) => !data.texts.some((text) => text.language === language)) : []
      translation.texts = [...data.texts, ...kept]
    }
    translation.version += 1
    await db.write()
    return translation
  }

  const remove = async (req) => {
    const translation = find(req.body.key)
    db.data.translations = db.data.translations.filter((row) => row !== translation)
    await db.write()
  }

  return [
    { path: '/translation/get', roles, schema: 'TranslationsRequest', parameters, run: list },
    { path: '/translation/findByKeyLike', roles, schema: 'TranslationKeySearch', parameters, run: findByKey },
    { path: '/translation/getByKey', roles, schema: 'TranslationRequest', run: (req) => find(req.body.key) },
    { path: '/translation/create', roles, schema: 'TranslationCreation', run: create, repeatable: true },
    { path: '/translation/update', roles, schema: 'UpdateTranslationRequest', run: update },
    { path: '/translation/delete', roles, schema: 'TranslationRequest', run: remove },
  ]
}
