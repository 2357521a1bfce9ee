import type { ResourceKey } from 'i18next'

/**
 * The files with the texts of all areas. They load with the table of screens. Before that, only the texts of the first
 * pages (`i18n.ts`) are requested, and the sign-in page does not need the names of the other files. The texts of the
 * demo are not part of the portal.
 */
export const wordFiles = import.meta.glob<ResourceKey>(
  ['../../locales/*/*.json', '!../../locales/*/{common,demo,session,shell,ui,welcome}.json'],
  { import: 'default' },
)
