import { handledBy, inactiveFromOf } from '~openapi/company-deactivation.ts'
import type { components } from '@/api/generated/schema.ts'
import { dayAt, today } from '@/base/dates.ts'

export type Company = components['schemas']['CorporateAccount']

/** A company as lists show it, which is a part of the company. */
export type AccountRow = components['schemas']['CorporateAccountSummary']

/** What a company says of its end. */
export type Ending = Pick<AccountRow, 'active' | 'deactivationRequestedOn' | 'inactiveFrom'>

/** R103: the last day on which staff handles the request of a company. */
export const handleBy = ({ deactivationRequestedOn: moment }: Ending): string | undefined =>
  moment === undefined ? undefined : handledBy(dayAt(moment))

/** R103: the day on which a company stops: planned by staff, or what follows when they confirm it now (G456). */
export const stopsOn = ({ inactiveFrom, deactivationRequestedOn: moment }: Ending): string =>
  inactiveFrom ?? inactiveFromOf(today(), moment === undefined ? undefined : dayAt(moment))

/** Whether the company still works and has a day on which it stops (R103). */
export const isEnding = ({ active, inactiveFrom }: Ending): boolean => active && inactiveFrom !== undefined
