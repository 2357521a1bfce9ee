import type { components } from '@/api/generated/schema.ts'
import { dayAt } from '@/base/dates.ts'
import { deactivationDays } from './deactivation-days.ts'

export type Company = components['schemas']['CorporateAccount']

/** A company as lists show it, which is a part of the company. */
export type AccountRow = components['schemas']['CorporateAccountSummary']

/** R103: the last day on which staff handles the request of a company. */
export const handleBy = ({ deactivationRequestedOn: moment }: AccountRow): string | undefined =>
  moment === undefined ? undefined : deactivationDays(dayAt(moment)).handledBy
