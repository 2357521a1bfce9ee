import { activeStatus } from '@/records/active-status.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { PartnerRow } from './partner-reads.ts'

export const partnerColumns = defineColumns<PartnerRow>('partners', {
  name: column.text(({ data }) => data.name),
  extId: column.code(({ extId }) => extId),
  partnerType: column.plain(({ data }, { t }) =>
    t(`type.${data.partnerType}`, { defaultValue: data.partnerType }),
  ),
  corporateAccountCount: column.count(({ corporateAccountCount }) => corporateAccountCount),
  status: column.status((row, { t }) => activeStatus(t, row)),
})
