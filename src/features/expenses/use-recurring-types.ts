import { useMemo } from 'react'
import { getRecurringExternalPurchaseTypes } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'

/** The names of recurring expense types. One without a name is shown as its key. */
export function useRecurringTypes() {
  const read = useRead(getRecurringExternalPurchaseTypes, {}, { keep: true })
  return useMemo(() => {
    const names = new Map(read.data?.map(({ type, label }) => [type, label]))
    return { read, types: read.data ?? [], nameOf: (type: string) => names.get(type) ?? type }
  }, [read])
}
