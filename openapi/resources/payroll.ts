import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    payrollUser: { read: 'getPayrollUser', list: 'getPayrollUsers', update: 'updatePayrollUser' },
    payrollConfig: {
      create: 'createPayrollConfig',
      list: 'getPayrollConfigs',
      update: 'updatePayrollConfig',
      // Secrets are returned masked.
      reworded: ['clientSecret'],
    },
  },
  about: {
    activatePayrollUser: 'payrollUser',
    findPayrollReports: 'payrollReport',
    refreshPayrollReport: 'payrollReport',
    downloadPayrollReport: 'payrollReport',
  },
  writes: {
    createPayrollConfig: { repeated: 409 },
    activatePayrollUser: {
      seenIn: 'getPayrollUser',
      when: { status: 'TO_ACTIVATE' },
      refusedWhen: { kind: 'payrollUser', code: 'PAYROLL_USER_LEFT', status: 'LEFT' },
      sets: { status: 'ACTIVATED' },
      repeated: 409,
      // The sent values create the user, and the row only shows that this happened. A chip is stored only with its
      // card.
      reworded: ['userData', 'mobibChipId'],
    },
    updatePayrollUser: {
      when: { status: 'TO_ACTIVATE' },
      refusedWhen: { kind: 'payrollUser', code: 'PAYROLL_USER_LEFT', status: 'LEFT' },
    },
    syncPayrollUsers: {
      repeated: 'accepted',
      // Companies without a connection. The company's record does not show whether it has one.
      refusedForSome: { kind: 'corporateAccount' },
    },
    refreshPayrollReport: { refusedWhen: { kind: 'payrollReport', status: 'ACCEPTED' } },
  },
  filters: { getPayrollIdMapping: { mapped: { present: 'payrollId' } } },
} satisfies AreaModel
