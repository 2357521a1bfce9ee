import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  getActivePayrollConfig,
  getPayrollConfigs,
  getPayrollIdMapping,
} from '@/api/generated/operations/payroll.ts'

/** The reads that a change of a connection affects. */
export const CONNECTION_READS = [getPayrollConfigs, getActivePayrollConfig, getPayrollIdMapping]

/**
 * The reads that a change of a payroll id affects: with an active connection, payroll manages the users who have one
 * (G129).
 */
export const ID_READS = [getPayrollIdMapping, getPayrollConfigs, getUser, getUsersByFilter]
