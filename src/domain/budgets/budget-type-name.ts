import type { TFunction } from 'i18next'

/** What kind of budget it is (R184); an unknown kind is shown as its key. The screen needs the words of `vocabulary`. */
export const budgetTypeName = (t: TFunction, type: string | undefined): string =>
  type === undefined ? '' : t(`vocabulary:budgetTypes.${type}`)
