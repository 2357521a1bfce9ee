import { useMemo } from 'react'
import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { choice, type Filter } from '@/lists/filters.tsx'
import { ignored, type ListParam } from '@/lists/list-query.ts'
import { isOspadmin } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'

/** R055: the filter by partner, for platform staff only. */
export function usePartnerFilter(): readonly Filter[] {
  const mayChoose = isOspadmin(useUser())
  const partners = useRead(getAllPartners, mayChoose ? {} : null, { keep: true }).data
  return mayChoose
    ? [
        choice(
          'partner',
          partners?.map(({ ospId, data }) => ({ value: ospId, label: data.name })),
        ),
      ]
    : []
}

/** The query of such a list. For any other viewer the partner in the address is ignored (R055). */
export function useQueryByPartner<Query extends { readonly partner: ListParam<string | undefined> }>(
  query: Query,
): Query {
  const mayChoose = isOspadmin(useUser())
  return useMemo(() => (mayChoose ? query : { ...query, partner: ignored() }), [mayChoose, query])
}
