import { useState } from 'react'
import type { ListAddress } from './list-address.ts'

/** For a list within a page, such as one in a dialog: keeps only the current page, and not in the address. */
export function usePage(size: number): ListAddress {
  const [page, onPage] = useState(0)
  return {
    page,
    onPage,
    size,
    sizes: [size],
    sort: undefined,
    filters: 0,
    filtered: false,
    clear: () => undefined,
  }
}
