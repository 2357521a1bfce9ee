import { handlingDeadline, inactiveFromOf } from '~openapi/company-deactivation.ts'
import type { components } from '@/api/generated/schema.ts'
import { dayAt, today } from '@/base/dates.ts'

export type Company = components['schemas']['CorporateAccount']

/** A company in a list: a part of its properties. */
export type AccountRow = components['schemas']['CorporateAccountSummary']

/** The properties of a company about its deactivation. */
export type Ending = Pick<AccountRow, 'active' | 'deactivationRequestedOn' | 'inactiveFrom'>

/** R103: the last day for staff to handle the request of a company. */
export const handleBy = ({ deactivationRequestedOn: moment }: Ending): string | undefined =>
  moment === undefined ? undefined : handlingDeadline(dayAt(moment))

/**
 * R103: the day on which a company becomes inactive: planned by staff, or the day that applies if they confirm it now
 * (G456).
 */
export const stopsOn = ({ inactiveFrom, deactivationRequestedOn: moment }: Ending): string =>
  inactiveFrom ?? inactiveFromOf(today(), moment === undefined ? undefined : dayAt(moment))

/** Whether the company is still active and has a planned deactivation (R103). */
export const isEnding = ({ active, inactiveFrom }: Ending): boolean => active && inactiveFrom !== undefined
