import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Transaction } from './transactions-query.ts'
import { useModeNames } from './use-mode-names.ts'

type Named = Pick<Transaction, 'type' | 'mobilityMode' | 'description'>

/** The names of transactions. An unknown kind is shown as its key (R196, R197). */
// i18n-keys: vocabulary:transactionTypes.*
export function useTransactionWords() {
  const { t } = useTranslation('vocabulary')
  const { nameOf: modeName } = useModeNames()
  /** The mobility mode, or else the kind of the transaction. */
  const kindOf = useCallback(
    ({ type, mobilityMode }: Named): string =>
      mobilityMode === undefined ? t(`transactionTypes.${type}`) : modeName(mobilityMode),
    [t, modeName],
  )
  /** The description, or else the kind. */
  const nameOf = useCallback((one: Named): string => one.description ?? kindOf(one), [kindOf])
  return { kindOf, nameOf }
}
