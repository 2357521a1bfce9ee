import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  getActivePayrollConfig,
  getPayrollConfigs,
  getPayrollIdMapping,
} from '@/api/generated/operations/payroll.ts'

/** What a change of a connection changes. */
export const CONNECTION_READS = [getPayrollConfigs, getActivePayrollConfig, getPayrollIdMapping]

/** What a change of a payroll id changes: with a connection in use, payroll manages who has one (G129). */
export const ID_READS = [getPayrollIdMapping, getPayrollConfigs, getUser, getUsersByFilter]
