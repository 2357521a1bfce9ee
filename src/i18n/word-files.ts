import type { ResourceKey } from 'i18next'

/**
 * The files with the words of all areas. They come with the table of screens: before it has arrived only the words of
 * the first pages (`i18n.ts`) are asked for, and the sign-in page need not carry the names of the others.
 */
export const wordFiles = import.meta.glob<ResourceKey>(
  ['../../locales/*/*.json', '!../../locales/*/{common,session,shell,ui,welcome}.json'],
  { import: 'default' },
)
