import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { choice, type Filter } from '@/lists/filters.tsx'
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
