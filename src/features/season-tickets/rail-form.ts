import type { Schemas } from '@/api/generated/schema.ts'
import { changes, orNull } from '@/forms/values/changes.ts'

type Season = Schemas['RailSeasonTicketConfiguration']
type Sales = Schemas['RailTicketSalesConfiguration']

export const SEASON_FIELDS = ['organismNumber', 'b2bContractNumber', 'budgetType'] as const
export const SALES_FIELDS = ['organismNumber', 'budgetType'] as const

/** The settings as their fields show them; those that the other card lacks stay empty there. */
export const toSeasonForm = ({ enabled, organismNumber, b2bContractNumber, budgetType }: Season) => ({
  enabled,
  organismNumber,
  b2bContractNumber,
  budgetType,
})
export const toSalesForm = ({ enabled, organismNumber, budgetType }: Sales) => ({
  enabled,
  organismNumber,
  budgetType,
})

/** Only what was changed is sent; what was emptied is cleared. */
export function toSeasonBody(
  values: ReturnType<typeof toSeasonForm>,
  record: Season,
): Schemas['UpdateRailSeasonTicketConfigurationRequest'] {
  const { corporateAccountOspId, version } = record
  const { enabled, ...others } = changes(values, toSeasonForm(record))
  return {
    corporateAccountOspId,
    version,
    data: { ...orNull(others), ...(enabled !== undefined && { enabled }) },
  }
}
export const toSalesBody = (
  values: ReturnType<typeof toSalesForm>,
  record: Sales,
): Schemas['UpdateRailTicketSalesConfigurationRequest'] => ({
  assigneeOspId: record.assigneeOspId,
  version: record.version,
  data: orNull(changes(values, toSalesForm(record))),
})
