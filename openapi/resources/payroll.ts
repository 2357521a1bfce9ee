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
    getActivePayrollConfig: 'payrollConfig',
    activatePayrollUser: 'payrollUser',
    findPayrollReports: 'payrollReport',
    refreshPayrollReport: 'payrollReport',
    downloadPayrollReport: 'payrollReport',
    getSalaryCodes: 'salaryCode',
    updateSalaryCode: 'salaryCode',
  },
  writes: {
    createPayrollConfig: { repeated: 409 },
    updatePayrollConfig: {
      refusedIn: [
        {
          code: 'PAYROLL_CONNECTED',
          // A second connection takes the place of the first one.
          first: [
            { operation: 'createCorporateAccount' },
            { operation: 'createPayrollConfig' },
            { operation: 'updatePayrollConfig', send: { active: false } },
            { operation: 'createPayrollConfig' },
          ],
          send: { active: true },
        },
      ],
    },
    activatePayrollUser: {
      seenIn: 'getPayrollUser',
      when: { status: 'TO_ACTIVATE' },
      refusedWhen: { kind: 'payrollUser', code: 'PAYROLL_USER_LEFT', status: 'LEFT' },
      refusedIn: [
        {
          code: 'PAYROLL_NOT_CONNECTED',
          first: [
            { operation: 'getActivePayrollConfig' },
            { operation: 'updatePayrollConfig', send: { active: false } },
          ],
        },
        { code: 'TAKEN', first: [{ operation: 'getUsersByFilter' }], copy: { 'userData.login': 'login' } },
      ],
      sets: { status: 'ACTIVATED' },
      repeated: 409,
      // The sent values create the user, and the row only shows that this happened. A chip is stored only with its
      // card.
      reworded: ['userData', 'mobibChipId'],
    },
    updatePayrollUser: {
      when: { status: 'TO_ACTIVATE' },
      refusedWhen: [
        { kind: 'payrollUser', code: 'PAYROLL_USER_LEFT', status: 'LEFT' },
        { kind: 'payrollUser', code: 'EXTERNALLY_MANAGED', status: 'ACTIVATED' },
      ],
    },
    updatePayrollIdMapping: {
      refusedIn: [
        {
          code: 'TAKEN',
          first: [{ operation: 'getPayrollIdMapping', send: { mapped: true } }],
          copy: { payrollId: 'payrollId' },
        },
      ],
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
