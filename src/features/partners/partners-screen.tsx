import { useTranslation } from 'react-i18next'
import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { choice, yesNo } from '@/lists/filters.tsx'
import { flag, id, sortBy, text } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { partnerActions } from './partner-actions.ts'
import { partnerColumns } from './partner-columns.tsx'
import { PARTNER_TYPES, usePartnerTypeName } from './partner-type.ts'

const partnersQuery = {
  search: text(),
  active: flag(),
  type: id(),
  sort: sortBy(['name', 'extId', 'partnerType', 'corporateAccountCount', 'status'], 'name'),
}

/** All partners of the platform (R083: only platform staff loads them). */
export default function PartnersScreen() {
  const { t } = useTranslation('partners')
  const nameOfType = usePartnerTypeName()
  const list = useList(getAllPartners, partnersQuery, () => ({}), {
    keeps: ({ active, data }, filter) =>
      (filter.active === undefined || active === filter.active) &&
      (filter.type === undefined || data.partnerType === filter.type),
  })
  return (
    <ListScreen
      name="Partners"
      lead={t('lead')}
      add="AddPartner"
      list={list}
      id="partners"
      columns={partnerColumns}
      filters={[
        yesNo('active'),
        choice(
          'type',
          PARTNER_TYPES.map((value) => ({ value, label: nameOfType(value) })),
        ),
      ]}
      actions={partnerActions}
      rowTo={({ ospId }) => hrefTo('PartnerDetails', { partnerOspId: ospId })}
    />
  )
}
