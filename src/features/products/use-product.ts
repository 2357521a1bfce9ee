import { findProductsByFilter } from '@/api/generated/operations/products.ts'
import type { Reading } from '@/frame/loaded.tsx'
import { recordIn, useRecord } from '@/records/use-record.ts'
import type { Product } from './product-actions.ts'

/** G095: a single product, read by the filter. The data is `null` if the product does not exist. */
export function useProduct(ospId: string | undefined): Reading<Product | null> & {
  /** Reads the product again. */
  readonly reload: () => Promise<Product | undefined>
} {
  const read = useRecord(findProductsByFilter, ospId === undefined ? null : { body: { ospId } })
  return {
    ...recordIn(read, ({ content }) => content[0]),
    reload: async () => (await read.mutate())?.content[0],
  }
}
