import { useState } from 'react'
import type { ListAddress } from './list-address.ts'

/** A list that is no page of its own, such as one in a dialog: only which page it shows, and that not in the address. */
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
