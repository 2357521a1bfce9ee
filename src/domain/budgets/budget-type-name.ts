import type { TFunction } from 'i18next'

/**
 * The name of a budget type (R184). An unknown type is shown as its key. The screen needs the texts of `vocabulary`.
 */
export const budgetTypeName = (t: TFunction, type: string | undefined): string =>
  type === undefined ? '' : t(`vocabulary:budgetTypes.${type}`)
