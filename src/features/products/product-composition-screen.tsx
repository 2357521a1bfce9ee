import { useMemo } from 'react'
import { getProductCompositionDetails } from '@/api/generated/operations/products.ts'
import { useRead } from '@/api/use-read.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { withFacts } from '@/lists/columns.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { sortableBy, text } from '@/lists/list-query.ts'
import { useRows } from '@/lists/use-list.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { AddPartMenu } from './add-part-menu.tsx'
import { partActions } from './part-actions.ts'
import { partColumns } from './part-columns.tsx'
import { useProduct } from './use-product.ts'

const partsQuery = {
  search: text(),
  sort: sortableBy(['part', 'kind', 'resources', 'fixedCost', 'variableCost', 'vat', 'partStatus']),
}

/** The parts of a product, and the terms of each part (R205). */
export default function ProductCompositionScreen({ params }: ScreenProps<'productOspId'>) {
  const { productOspId } = params
  const { nameOf } = useModeNames()
  const { data: product } = useProduct(productOspId)
  const { data: found, ...read } = useRead(
    getProductCompositionDetails,
    product ? { body: { productOspId } } : null,
  )
  const isActive = product?.active === true
  const data = useMemo(
    () =>
      found?.items.map((detail) => ({
        detail,
        productOspId,
        isKept: isActive && found.items.length === 1,
      })),
    [found, productOspId, isActive],
  )
  const list = useRows(partsQuery, { ...read, data })
  if (!product) return null // The layout shows the reason.
  return (
    <ListCard
      list={list}
      id="product-parts"
      name="ProductComposition"
      words="parts"
      columns={withFacts(partColumns, { modeOf: nameOf })}
      actions={partActions}
      action={<AddPartMenu productOspId={productOspId} />}
    />
  )
}
