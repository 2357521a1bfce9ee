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
    uploadProviderFile: { repeated: 'accepted' },
    uploadVoucherFile: { repeated: 'accepted' },
    uploadCarShareInvoice: { repeated: 'accepted' },
    uploadCo2File: { repeated: 'accepted' },
    uploadRailInvoice: { repeated: 'accepted' },
    validateProviderFile: { repeated: 'accepted', refusedAfter: ['processProviderFile'] },
    validateVoucherFile: { repeated: 'accepted', refusedAfter: ['processVoucherFile'] },
    validateRailInvoice: { repeated: 'accepted', refusedAfter: ['processRailInvoice'] },
    processProviderFile: { repeated: 409, lasting: true },
    processVoucherFile: { repeated: 409, lasting: true },
    processCarShareInvoice: { repeated: 409, lasting: true },
    processCo2File: { repeated: 409, lasting: true },
    processRailInvoice: { repeated: 409, lasting: true },
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
