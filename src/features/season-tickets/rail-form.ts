import sales from '@/api/generated/requests/UpdateRailTicketSalesConfigurationRequest.ts'
import season from '@/api/generated/requests/UpdateRailSeasonTicketConfigurationRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'

export const SEASON_FIELDS = ['organismNumber', 'b2bContractNumber', 'budgetType'] as const
export const SALES_FIELDS = ['organismNumber', 'budgetType'] as const

/** How users of a company order season cards of the rail operator. */
export const seasonForm = defineForm(
  { update: season },
  {
    of: (record: Schemas['RailSeasonTicketConfiguration']) => record,
    ids: { corporateAccountOspId: 'corporateAccountOspId', version: 'version' },
  },
)
/** How users of a company buy tickets of the rail operator. */
export const salesForm = defineForm(
  { update: sales },
  {
    of: (record: Schemas['RailTicketSalesConfiguration']) => record,
    ids: { assigneeOspId: 'assigneeOspId', version: 'version' },
  },
)
