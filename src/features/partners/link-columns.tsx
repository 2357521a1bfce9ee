import { activeStatus } from '@/records/active-status.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Linked } from './link-actions.ts'

/** The columns of the list of linked partners. */
export const linkColumns = defineColumns<Linked>(
  'partners',
  {
    name: column.text(({ partner }) => partner.data.name, { width: 300 }),
    relation: column.plain(({ relation }, { t }) => t(`links.relation.${relation}`), { width: 104 }),
    extId: column.plain(({ partner }) => partner.extId),
    partnerType: column.plain(
      ({ partner: { data } }, { t }) => t(`type.${data.partnerType}`, { defaultValue: data.partnerType }),
      { width: 190 },
    ),
    corporateAccountCount: column.count(({ partner }) => partner.corporateAccountCount, { width: 110 }),
    status: column.status(({ partner }, { t }) => activeStatus(t, partner)),
  },
  ({ partner }) => partner.ospId,
)
