import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getRelatedPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { oneOfValues } from '@/lists/filters.tsx'
import { id, sortBy, text } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useRows } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { linkActions } from './link-actions.ts'
import { linkColumns } from './link-columns.tsx'

const linksQuery = {
  search: text(),
  relation: id(),
  sort: sortBy(['name', 'relation', 'extId', 'partnerType', 'corporateAccountCount', 'status'], 'name'),
}

/** The partners directly above and below this one. */
export default function LinkedPartnersScreen({ params }: ScreenProps<'partnerOspId'>) {
  const { t } = useTranslation('partners')
  const { partnerOspId } = params
  const read = useRead(getRelatedPartners, { body: { partnerOspId } })
  const rows = useMemo(() => read.data?.map((link) => ({ ...link, partnerOspId })), [read.data, partnerOspId])
  const list = useRows(
    linksQuery,
    { ...read, data: rows },
    { keeps: ({ relation }, filter) => filter.relation === undefined || relation === filter.relation },
  )
  return (
    <ListView
      list={list}
      id="linked-partners"
      name="PartnerLinkedPartners"
      words="links"
      columns={linkColumns}
      filters={[oneOfValues('relation', ['SUPER', 'SUB'])]}
      actions={linkActions}
      emptyAction={
        <LinkButton look="primary" to={hrefTo('AddLinkedPartner', { partnerOspId })}>
          {t('links.add')}
        </LinkButton>
      }
      rowTo={({ partner }) => hrefTo('PartnerDetails', { partnerOspId: partner.ospId })}
    />
  )
}
