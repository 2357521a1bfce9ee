/** Uploads of provider files, vouchers and bank statements: upload, validate, process. */
import type { components } from '@/api/generated/schema.ts'
import { UPLOAD_FORMATS, type UploadKind } from '~openapi/upload-files.ts'
import type { Effect } from '../behaviour/budgets/bookings.ts'
import { toEuros } from '../behaviour/money.ts'
import { validateProviderRows, toProviderRows } from '../behaviour/files/provider-files.ts'
import { requireAccount } from '../behaviour/access.ts'
import { readTable } from '../behaviour/files/read-table.ts'
import { storeUpload, refuseNotValidated, requireUpload, uploadResult } from '../behaviour/files/uploads.ts'
import { handlersFor } from '../handler.ts'
import { invalidField, notFound } from '../refusal.ts'
import type { UploadRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

type Schemas = components['schemas']
type Result = Schemas['UploadResult']

/** The kinds of files that `/upload/*` accepts (G073). */
const PROVIDER_FILES: readonly Schemas['ProviderFileType'][] = [
  'surcharges',
  'bike-share-events',
  'line',
  'bank',
  'bike-rental',
  'mobility-provider',
  'charging-billing',
]
const RESELLERS = ['RESELLER', 'RESELLER_B2B']
const PROVIDERS = ['MRP', 'MRP_MSP']

export const uploads = handlersFor({
  async uploadProviderFile({ world, caller, query, body, raw }) {
    const { type, mrpOspId, resellerOspId } = query
    if (type === 'mobility-provider') requirePartner(world, 'mrpOspId', mrpOspId ?? '', PROVIDERS)
    else if (mrpOspId !== undefined)
      throw invalidField('mrpOspId', 'unknown', 'This kind of file has its own provider')
    const chosen = { ...reseller(world, resellerOspId), ...(mrpOspId !== undefined && { mrpOspId }) }
    return raw(200, 'text/plain', await readAndStore(world, caller, type, body.file, chosen))
  },
  validateProviderFile({ world, caller, body, reply }) {
    return reply(200, validate(world, caller, PROVIDER_FILES, body.uploadId))
  },
  processProviderFile({ world, caller, body, reply }) {
    return reply(200, process(world, caller, PROVIDER_FILES, body.uploadId))
  },

  async uploadVoucherFile({ world, caller, query, body, raw }) {
    const chosen = reseller(world, query.resellerOspId)
    return raw(200, 'text/plain', await readAndStore(world, caller, 'vouchers', body.file, chosen))
  },
  validateVoucherFile({ world, caller, body, reply }) {
    return reply(200, validate(world, caller, ['vouchers'], body.uploadId))
  },
  processVoucherFile({ world, caller, body, reply }) {
    return reply(200, process(world, caller, ['vouchers'], body.uploadId))
  },

  async uploadCarShareInvoice({ world, caller, body, raw }) {
    return raw(200, 'text/plain', await readAndStore(world, caller, 'car-share', body.file))
  },
  processCarShareInvoice({ world, caller, body, reply }) {
    return reply(200, process(world, caller, ['car-share'], body.uploadId))
  },
  async uploadCo2File({ world, caller, body, raw }) {
    return raw(200, 'text/plain', await readAndStore(world, caller, 'co2', body.file))
  },
  processCo2File({ world, caller, body, reply }) {
    return reply(200, process(world, caller, ['co2'], body.uploadId))
  },

  async uploadRailInvoice({ world, caller, query, body, raw }) {
    const { corporateAccountOspId } = query
    if (corporateAccountOspId !== undefined) requireAccount(world, caller, corporateAccountOspId)
    const chosen = corporateAccountOspId === undefined ? {} : { corporateAccountOspId }
    return raw(200, 'text/plain', await readAndStore(world, caller, 'rail', body.file, chosen))
  },
  validateRailInvoice({ world, caller, body, reply }) {
    return reply(200, validate(world, caller, ['rail'], body.uploadId))
  },
  processRailInvoice({ world, caller, body, reply }) {
    return reply(200, process(world, caller, ['rail'], body.uploadId))
  },
})

/** Reads the file, stores its rows and returns the identifier of the upload. */
async function readAndStore(
  world: World,
  caller: UserRow,
  kind: UploadKind,
  file: Blob,
  chosen: Partial<UploadRow> = {},
): Promise<string> {
  const rows = toProviderRows(kind, await readTable(file, UPLOAD_FORMATS[kind]))
  return storeUpload(world, caller, file, { ...chosen, kind, rows }).ospId
}

function validate(world: World, caller: UserRow, kinds: readonly UploadKind[], ospId: string): Result {
  const upload = requireProviderUpload(world, caller, kinds, ospId)
  const judged = validateProviderRows(world, caller, upload)
  return { ...uploadResult(world, upload, 'VALIDATED', judged), ...sums(upload.kind, judged.valid) }
}

function process(world: World, caller: UserRow, kinds: readonly UploadKind[], ospId: string): Result {
  const upload = requireProviderUpload(world, caller, kinds, ospId)
  if (!WITHOUT_VALIDATION.includes(upload.kind)) refuseNotValidated(upload)
  const judged = validateProviderRows(world, caller, upload)
  const result = uploadResult(world, upload, 'PROCESSED', judged)
  for (const { run } of judged.valid) run()
  return { ...result, ...sums(upload.kind, judged.valid) }
}

/** Kinds without a validation step (G075). */
const WITHOUT_VALIDATION: readonly UploadKind[] = ['car-share', 'co2']
/** Kinds whose rows have no amount. */
const WITHOUT_AMOUNT: readonly UploadKind[] = ['vouchers', 'co2']

const sums = (kind: UploadKind, valid: readonly Effect[]): Partial<Result> => ({
  ...(!WITHOUT_AMOUNT.includes(kind) && {
    totalAmount: toEuros(valid.reduce((sum, { cents = 0 }) => sum + cents, 0)),
  }),
  ...(!WITHOUT_AMOUNT.includes(kind) &&
    kind !== 'bank' && { reconciliationCount: valid.filter(({ isProblem }) => isProblem).length }),
})

function requireProviderUpload(
  world: World,
  caller: UserRow,
  kinds: readonly UploadKind[],
  ospId: string,
): UploadRow & { kind: UploadKind } {
  const upload = requireUpload(world, caller, kinds, ospId)
  const kind = kinds.find((one) => one === upload.kind)
  if (!kind) throw notFound()
  return { ...upload, kind }
}

function reseller(world: World, resellerOspId: string | undefined): Partial<UploadRow> {
  if (resellerOspId === undefined) return {}
  requirePartner(world, 'resellerOspId', resellerOspId, RESELLERS)
  return { resellerOspId }
}

/** Throws 422 unless the partner exists, has one of the types and is active. */
function requirePartner(world: World, field: string, ospId: string, types: readonly string[]): void {
  if (ospId === '') throw invalidField(field, 'required', 'The field is required')
  const partner = world.tables.partners.get(ospId)
  if (!partner?.active || !types.includes(partner.data.partnerType))
    throw invalidField(field, 'partner', 'There is no such partner')
}
