import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Transaction } from './transactions-query.ts'
import { useModeNames } from './use-mode-names.ts'

type Named = Pick<Transaction, 'type' | 'mobilityMode' | 'description'>

/** What transactions are called. An unknown kind is shown as its key (R196, R197). */
// i18n-keys: vocabulary:transactionTypes.*
export function useTransactionWords() {
  const { t } = useTranslation('vocabulary')
  const { nameOf: modeName } = useModeNames()
  /** The way to travel or spend, or what else changed the budget. */
  const kindOf = useCallback(
    ({ type, mobilityMode }: Named): string =>
      mobilityMode === undefined ? t(`transactionTypes.${type}`) : modeName(mobilityMode),
    [t, modeName],
  )
  /** What it was for, or else of what kind it is. */
  const nameOf = useCallback((one: Named): string => one.description ?? kindOf(one), [kindOf])
  return { kindOf, nameOf }
}
