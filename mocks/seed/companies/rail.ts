/**
 * Settings of the rail operator: one company has all, one has only season tickets. A group and a user have their own.
 */
import type { RailSeasonTicketRow, RailTicketSalesRow } from '../../tables.ts'
import { COMPANY, GROUP } from '../names.ts'

export const railSeasonTickets = (): RailSeasonTicketRow[] => [
  {
    corporateAccountOspId: COMPANY.bakery,
    version: 2,
    data: {
      enabled: true,
      organismNumber: 'BRBA',
      b2bContractNumber: 'B2B-4711',
      budgetType: 'MOBILITY_BUDGET',
    },
  },
  { corporateAccountOspId: COMPANY.prepaid, version: 2, data: { enabled: true, organismNumber: 'LELA' } },
  { corporateAccountOspId: COMPANY.artemis, version: 3, data: { enabled: false, organismNumber: 'ANAR' } },
]

export const railTicketSales = (): RailTicketSalesRow[] => [
  {
    assigneeOspId: COMPANY.bakery,
    version: 2,
    data: { enabled: true, organismNumber: 'BRBA', budgetType: 'BUSINESS_BUDGET' },
  },
  { assigneeOspId: GROUP.nightShift, version: 2, data: { enabled: false } },
  { assigneeOspId: 'u-1101', version: 2, data: { budgetType: 'MOBILITY_BUDGET' } },
]
