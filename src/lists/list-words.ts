import type { TFunction } from 'i18next'

/**
 * Returns a function that translates a key of a list: below `words`, or else below `list`, which the lists of an area
 * share.
 */
export const translateBelow =
  (t: TFunction, words: string) =>
  (key: string, values?: Readonly<Record<string, unknown>>): string => {
    const keys = [`${words}.${key}`, `list.${key}`]
    return values ? t(keys, values) : t(keys)
  }
