import type { UploadKind } from '~files/upload-files.ts'
import { call, type CallOptions } from '@/api/client.ts'
import {
  getUpload,
  processCarShareInvoice,
  processCo2File,
  processProviderFile,
  processRailInvoice,
  processVoucherFile,
  uploadCarShareInvoice,
  uploadCo2File,
  uploadProviderFile,
  uploadRailInvoice,
  uploadVoucherFile,
  validateProviderFile,
  validateRailInvoice,
  validateVoucherFile,
} from '@/api/generated/operations/uploads.ts'
import { upload } from '@/api/upload.ts'
import type { UploadCalls } from '@/domain/uploads/use-upload-run.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

/** The user's choices for a file. */
export interface Chosen {
  readonly resellerOspId?: string
  readonly mrpOspId?: string
  readonly corporateAccountOspId?: string
}

const read = async (uploadId: string) =>
  (await call(getUpload, { body: { uploadId } }, { ignore: ['*'] })).result

type Calls = (chosen: Chosen) => UploadCalls

/** G073: the kinds that share the calls of provider files, with the kind as a parameter. */
const providerFile =
  (type: Exclude<UploadKind, 'vouchers' | 'rail' | 'car-share' | 'co2'>): Calls =>
  ({ corporateAccountOspId: _company, ...chosen }) => ({
    upload: (file, options) =>
      upload(uploadProviderFile, { query: { type, ...chosen }, body: { file } }, options),
    validate: (uploadId, options) => call(validateProviderFile, { body: { uploadId } }, options),
    process: (uploadId, limit) => call(processProviderFile, { body: { uploadId, limit } }),
    read,
  })

/** The calls of each kind of file. */
export const CALLS: Readonly<Record<UploadKind, Calls>> = {
  surcharges: providerFile('surcharges'),
  'bike-share-events': providerFile('bike-share-events'),
  line: providerFile('line'),
  bank: providerFile('bank'),
  'bike-rental': providerFile('bike-rental'),
  'mobility-provider': providerFile('mobility-provider'),
  'charging-billing': providerFile('charging-billing'),
  vouchers: ({ resellerOspId }) => ({
    upload: (file, options) =>
      upload(uploadVoucherFile, { query: withoutUndefined({ resellerOspId }), body: { file } }, options),
    validate: (uploadId, options) => call(validateVoucherFile, { body: { uploadId } }, options),
    process: (uploadId, limit) => call(processVoucherFile, { body: { uploadId, limit } }),
    read,
  }),
  rail: ({ corporateAccountOspId }) => ({
    upload: (file, options) =>
      upload(
        uploadRailInvoice,
        { query: withoutUndefined({ corporateAccountOspId }), body: { file } },
        options,
      ),
    validate: (uploadId, options: CallOptions) => call(validateRailInvoice, { body: { uploadId } }, options),
    process: (uploadId, limit) => call(processRailInvoice, { body: { uploadId, limit } }),
    read,
  }),
  // G075: files of car sharing have no check on the server.
  'car-share': () => ({
    upload: (file, options) => upload(uploadCarShareInvoice, { body: { file } }, options),
    process: (uploadId, limit) => call(processCarShareInvoice, { body: { uploadId, limit } }),
    read,
  }),
  co2: () => ({
    upload: (file, options) => upload(uploadCo2File, { body: { file } }, options),
    process: (uploadId, limit) => call(processCo2File, { body: { uploadId, limit } }),
    read,
  }),
}
