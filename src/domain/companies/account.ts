import type { components } from '@/api/generated/schema.ts'
import { dayAt } from '@/base/dates.ts'
import { deactivationDays } from './deactivation-days.ts'

/** A company as lists show it. */
export type AccountRow = components['schemas']['CorporateAccountSummary']

/** R103: the last day on which staff handles the request of a company. */
export const handleBy = ({ deactivationRequestedOn: moment }: AccountRow): string | undefined =>
  moment === undefined ? undefined : deactivationDays(dayAt(moment)).handledBy
