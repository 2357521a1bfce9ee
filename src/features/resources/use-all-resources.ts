import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getResourcesByFilter } from '@/api/generated/operations/resources.ts'
import { useReadAll } from '@/api/use-read-all.ts'
import type { Cut } from '@/base/cut.ts'
import type { Reading } from '@/frame/loaded.tsx'
import type { TransferItem } from '@/ui/inputs/transfer-list.tsx'
import { KINDS, type Resource } from './kinds.ts'

/**
 * The resources of all kinds, sorted by name, up to 20,000 (R234). As items they include their kind, so that users can
 * search by it.
 */
export function useAllResources(): Reading<{
  readonly resources: readonly Resource[]
  readonly items: readonly TransferItem[]
  readonly cut: Cut | undefined
}> {
  const { t } = useTranslation('resources')
  const { data, error, isValidating, mutate } = useReadAll(getResourcesByFilter, { body: {} })
  const found = useMemo(() => {
    if (!data) return undefined
    // One translation per kind: ten thousand translations would be slow.
    const kindNames = new Map(KINDS.map(({ type }) => [type, t(`kinds.${type}.one`)]))
    const items = data.rows.map(({ ospId, name, type, mrp }) => ({
      id: ospId,
      label: name,
      hint: `${kindNames.get(type) ?? type} · ${mrp.name}`,
    }))
    return { resources: data.rows, items, cut: data.cut }
  }, [data, t])
  return { data: found, error, isValidating, mutate }
}
