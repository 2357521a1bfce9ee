import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'

/** The columns of the table, the same as in the exported list. */
export const IMPORT_COLUMNS = [
  'key',
  'defaultValue',
  ...TRANSLATION_LANGUAGES.map(({ code }) => code),
] as const

/** The maximum number of rows in a table: far more than there are keys, and few enough to read at once. */
export const MAX_ROWS = 5000
