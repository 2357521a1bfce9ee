import i18next from 'i18next'
import { number } from './plain-formats.ts'

/**
 * The files with the words of all areas. They come with the table of screens: before it has arrived only the words of
 * the first pages (`i18n.ts`) are asked for, and the sign-in page need not carry the names of the others.
 */
export const wordFiles = import.meta.glob<object>(
  ['../../locales/*/*.json', '!../../locales/*/{common,session,shell,ui,welcome}.json'],
  { import: 'default' },
)

/**
 * G161: a count in a sentence is grouped as one in a table. Set here, because the pages before sign-in count nothing and
 * need not carry it.
 */
Object.assign(i18next.services.interpolator, {
  alwaysFormat: true,
  format: (value: unknown, _format: unknown, _language: unknown, of: { readonly interpolationkey: string }) =>
    of.interpolationkey === 'count' && typeof value === 'number' ? number(value) : value,
})
