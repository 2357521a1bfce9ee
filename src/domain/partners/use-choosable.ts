import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getBudgetTypes } from '@/api/generated/operations/budgets.ts'
import { findAllProducts } from '@/api/generated/operations/products.ts'
import { findAllServiceResources } from '@/api/generated/operations/resources.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { computeRow, valueOr } from '@/base/not-received.ts'
import { useRead } from '@/api/use-read.ts'
import type { CheckboxGroupOption } from '@/forms/fields/checkbox-group-field.tsx'
import type { Reading } from '@/frame/loaded.tsx'
import type { TransferItem } from '@/ui/inputs/transfer-list.tsx'
import { productName } from '../products/product-name.ts'
import { isOffered } from './offered.ts'

type BudgetTypeOption = CheckboxGroupOption & { readonly label: string }
type Offered = readonly string[] | undefined

/** The budget types of an offer, with their purposes (G340). */
export function useBudgetTypeOptions(offered: Offered): Reading<readonly BudgetTypeOption[]> {
  const read = useRead(getBudgetTypes, { body: {} }, { keep: true })
  const options = useMemo(
    () =>
      read.data
        ?.filter(({ budgetType }) => isOffered(offered, budgetType))
        .map((type) =>
          computeRow<BudgetTypeOption>(
            { value: () => type.budgetType, label: () => type.name, help: () => type.info },
            type,
          ),
        ),
    [read.data, offered],
  )
  return { ...read, data: options }
}

/** The products of an offer. */
export function useProductItems(offered: Offered): Reading<readonly TransferItem[]> {
  const read = useRead(findAllProducts, {}, { keep: true })
  return useItems(read, offered, ({ extId }) => extId, productName)
}

/** The services of an offer. */
export function useServiceItems(offered: Offered): Reading<readonly TransferItem[]> {
  return useItems(useRead(findAllServiceResources, {}, { keep: true }), offered, ({ mrp }) => mrp.name)
}

interface Choosable {
  readonly ospId: string
  readonly name: string
  readonly active: boolean
}

/**
 * An inactive item can be selected in advance, but is marked. `hintOf` and `nameOf` must depend only on their argument.
 */
function useItems<Item extends Choosable>(
  read: Reading<readonly Item[]>,
  offered: Offered,
  hintOf: (item: Item) => string,
  nameOf: (item: Item) => string = ({ name }) => name,
): Reading<readonly TransferItem[]> {
  const { t } = useTranslation('partners')
  const items = useMemo(
    () =>
      read.data
        ?.filter(({ ospId }) => isOffered(offered, ospId))
        .map((item) => {
          const hint = hintOf(item)
          return computeRow<TransferItem>(
            {
              id: () => item.ospId,
              label: () => nameOf(item),
              hint: () => valueOr(() => (item.active ? hint : t('offer.inactive', { hint })), NOT_RECEIVED),
            },
            item,
          )
        }),
    // oxlint-disable-next-line react/exhaustive-deps -- they depend only on their argument
    [read.data, offered, t],
  )
  return { ...read, data: items }
}
