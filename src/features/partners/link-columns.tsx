import { activeStatus } from '@/records/active-status.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Linked } from './link-actions.ts'

export const linkColumns = defineColumns<Linked>(
  'partners',
  {
    name: column.text(({ partner }) => partner.data.name),
    relation: column.plain(({ relation }, { t }) => t(`links.relation.${relation}`)),
    extId: column.code(({ partner }) => partner.extId),
    partnerType: column.plain(({ partner: { data } }, { t }) =>
      t(`type.${data.partnerType}`, { defaultValue: data.partnerType }),
    ),
    corporateAccountCount: column.count(({ partner }) => partner.corporateAccountCount),
    status: column.status(({ partner }, { t }) => activeStatus(t, partner)),
  },
  ({ partner }) => partner.ospId,
)
