import type { AreaModel } from '../resources.ts'

export const model = {
  files: {
    uploadProviderFile: { by: 'type' },
    uploadVoucherFile: 'vouchers',
    uploadCarShareInvoice: 'car-share',
    uploadCo2File: 'co2',
    uploadRailInvoice: 'rail',
  },
  writes: {
    uploadProviderFile: { again: 'accepted' },
    uploadVoucherFile: { again: 'accepted' },
    uploadCarShareInvoice: { again: 'accepted' },
    uploadCo2File: { again: 'accepted' },
    uploadRailInvoice: { again: 'accepted' },
    validateProviderFile: { again: 'accepted', refusedAfter: ['processProviderFile'] },
    validateVoucherFile: { again: 'accepted', refusedAfter: ['processVoucherFile'] },
    validateRailInvoice: { again: 'accepted', refusedAfter: ['processRailInvoice'] },
    processProviderFile: { again: 409 },
    processVoucherFile: { again: 409 },
    processCarShareInvoice: { again: 409 },
    processCo2File: { again: 409 },
    processRailInvoice: { again: 409 },
  },
  after: {
    validateProviderFile: ['uploadProviderFile'],
    processProviderFile: ['uploadProviderFile', 'validateProviderFile'],
    validateVoucherFile: ['uploadVoucherFile'],
    processVoucherFile: ['uploadVoucherFile', 'validateVoucherFile'],
    processCarShareInvoice: ['uploadCarShareInvoice'],
    processCo2File: ['uploadCo2File'],
    validateRailInvoice: ['uploadRailInvoice'],
    processRailInvoice: ['uploadRailInvoice', 'validateRailInvoice'],
  },
} satisfies AreaModel
