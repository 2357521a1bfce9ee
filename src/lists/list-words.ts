import type { TFunction } from 'i18next'

/** Says the words of a list: what is not below its own `words` is taken from those that the lists of an area share. */
export const sayBelow =
  (t: TFunction, words: string) =>
  (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    t([`${words}.${key}`, `list.${key}`], values)
