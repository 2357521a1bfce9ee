import type { PayrollConfigRow } from '../tables.ts'
import { COMPANY } from './names.ts'

export const payrollConfigs = (): PayrollConfigRow[] => [
  {
    uuid: '8d0b1f8e-6c1f-4a55-9c5e-2f3b7a1c4d01',
    corporateAccountOspId: COMPANY.payroll,
    providerId: 'paywise',
    providerName: 'Paywise',
    employerId: '0012345',
    active: true,
    automaticUserImport: true,
    connection: { clientId: 'portal-0012345', clientSecret: '••••••••' },
    createdOn: '2026-03-02T09:00:00+01:00',
  },
]
