/** Uploads of provider files, vouchers and bank statements: upload, validate, process. */
import type { components } from '@/api/generated/schema.ts'
import { MAX_UPLOAD_ROWS, UPLOAD_FORMATS, type UploadKind } from '~files/upload-files.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { Effect } from '../behaviour/budgets/bookings.ts'
import { isOspAdmin } from '../auth.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { toEuros } from '../behaviour/money.ts'
import { createSearch } from '../behaviour/text.ts'
import { fullName } from '../behaviour/users/users.ts'
import { validateProviderRows } from '../behaviour/files/provider-files.ts'
import { requireAccount } from '../behaviour/access.ts'
import { requireReferable } from '../behaviour/companies/partners.ts'
import { readTable } from '../behaviour/files/read-table.ts'
import {
  storeUpload,
  refuseNotValidated,
  requireUpload,
  uploadResult,
  type ValidatedRows,
  withReasons,
} from '../behaviour/files/uploads.ts'
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
type ProviderUpload = UploadRow & { kind: UploadKind }
const isProviderUpload = (row: UploadRow): row is ProviderUpload => row.kind !== 'users'
const isOwn = (caller: UserRow, { uploadedBy }: UploadRow): boolean =>
  isOspAdmin(caller) || uploadedBy === caller.ospId

const COLUMNS: Columns<Schemas['Upload']> = {
  fileName: ({ fileName }) => fileName,
  state: ({ state }) => state,
  rowCount: ({ rowCount }) => rowCount,
  uploadedOn: ({ uploadedOn }) => Date.parse(uploadedOn),
  uploadedBy: ({ uploadedBy }) => uploadedBy.name,
}
const search = createSearch<Schemas['Upload']>(({ fileName, uploadedBy }) => [fileName, uploadedBy.name])

export const uploads = handlersFor({
  async uploadProviderFile({ world, caller, query, body, raw }) {
    const { type, mrpOspId, resellerOspId } = query
    if (type === 'mobility-provider') requireActive(world, 'mrp', mrpOspId ?? '', 'mrpOspId')
    else if (mrpOspId !== undefined)
      throw invalidField('mrpOspId', 'unknown', 'This kind of file has its own provider')
    const chosen = { ...reseller(world, resellerOspId), ...withoutUndefined({ mrpOspId }) }
    return raw(200, 'text/plain', await readAndStore(world, caller, type, body.file, chosen))
  },
  validateProviderFile({ world, caller, body, reply }) {
    return reply(200, validate(world, caller, PROVIDER_FILES, body.uploadId))
  },
  processProviderFile({ world, caller, body, reply }) {
    return reply(200, process(world, caller, PROVIDER_FILES, body))
  },

  async uploadVoucherFile({ world, caller, query, body, raw }) {
    const chosen = reseller(world, query.resellerOspId)
    return raw(200, 'text/plain', await readAndStore(world, caller, 'vouchers', body.file, chosen))
  },
  validateVoucherFile({ world, caller, body, reply }) {
    return reply(200, validate(world, caller, ['vouchers'], body.uploadId))
  },
  processVoucherFile({ world, caller, body, reply }) {
    return reply(200, process(world, caller, ['vouchers'], body))
  },

  async uploadCarShareInvoice({ world, caller, body, raw }) {
    return raw(200, 'text/plain', await readAndStore(world, caller, 'car-share', body.file))
  },
  processCarShareInvoice({ world, caller, body, reply }) {
    return reply(200, process(world, caller, ['car-share'], body))
  },
  async uploadCo2File({ world, caller, body, raw }) {
    return raw(200, 'text/plain', await readAndStore(world, caller, 'co2', body.file))
  },
  processCo2File({ world, caller, body, reply }) {
    return reply(200, process(world, caller, ['co2'], body))
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
    return reply(200, process(world, caller, ['rail'], body))
  },

  getUploadsByFilter({ world, caller, query, body, reply }) {
    const { kinds, states, corporateAccountOspId } = body
    if (corporateAccountOspId !== undefined) requireAccount(world, caller, corporateAccountOspId)
    const found = [...world.tables.uploads.all()]
      .filter(isProviderUpload)
      .filter(
        (row) =>
          isOwn(caller, row) &&
          (kinds === undefined || kinds.includes(row.kind)) &&
          (states === undefined || states.includes(row.state)) &&
          (corporateAccountOspId === undefined || row.corporateAccountOspId === corporateAccountOspId),
      )
      .map((row) => toUpload(world, row))
      .filter(search(body.search))
    const rows = sorted(found, query.sort ?? '-uploadedOn', COLUMNS, ({ uploadId }) => uploadId)
    return reply(
      200,
      paged(rows, query, (row) => row),
    )
  },

  getUpload({ world, caller, body, reply }) {
    const row = world.tables.uploads.require(body.uploadId)
    if (!isProviderUpload(row) || !isOwn(caller, row)) throw notFound()
    const failed = new Set(row.result?.errors.map(({ line }) => line))
    const result = row.result && withReasons(row.result, caller.language)
    const failedRows = row.rows
      .filter(({ line }) => failed.has(line))
      .map(({ line, cells }) => ({
        line,
        cells: Object.entries(cells).map(([column, text]) => ({ column, text })),
      }))
    return reply(200, { ...toUpload(world, row), ...withoutUndefined({ result }), failedRows })
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
  const rows = await readTable(file, UPLOAD_FORMATS[kind])
  return storeUpload(world, caller, file, { ...chosen, kind, rows }).ospId
}

function validate(world: World, caller: UserRow, kinds: readonly UploadKind[], ospId: string): Result {
  const upload = requireProviderUpload(world, caller, kinds, ospId)
  const validated = validateProviderRows(world, caller, upload)
  const state = upload.processed.lines.length > 0 ? 'PARTLY_PROCESSED' : 'VALIDATED'
  return storeResult(world, caller, upload, validated, state, upload.processed, validated.valid)
}

/** Processes all remaining rows, or only the first of them (G371). */
function process(
  world: World,
  caller: UserRow,
  kinds: readonly UploadKind[],
  { uploadId, limit = MAX_UPLOAD_ROWS }: Schemas['ProcessUploadRequest'],
): Result {
  const upload = requireProviderUpload(world, caller, kinds, uploadId)
  if (!WITHOUT_VALIDATION.includes(upload.kind)) refuseNotValidated(upload)
  const validated = validateProviderRows(world, caller, upload)
  const batch = validated.valid.slice(0, limit)
  const remaining = validated.valid.slice(limit)
  const processed = {
    lines: [...upload.processed.lines, ...batch.map(({ line }) => line)],
    cents: upload.processed.cents + centsOf(batch),
    problems: upload.processed.problems + problemsOf(batch),
  }
  const state = remaining.length > 0 ? 'PARTLY_PROCESSED' : 'PROCESSED'
  const result = storeResult(world, caller, upload, validated, state, processed, remaining)
  for (const { value } of batch) value.run()
  return result
}

/** Stores and returns the result of the upload. `remaining` are the rows that have not been processed yet. */
function storeResult(
  world: World,
  caller: UserRow,
  upload: ProviderUpload,
  validated: ValidatedRows<Effect>,
  state: Result['state'],
  processed: UploadRow['processed'],
  remaining: Valid,
): Result {
  const { kind } = upload
  const hasAmount = !WITHOUT_AMOUNT.includes(kind)
  const sums = {
    validCount: processed.lines.length + remaining.length,
    ...(hasAmount && { totalAmount: toEuros(processed.cents + centsOf(remaining)) }),
    ...(hasAmount && kind !== 'bank' && { reconciliationCount: processed.problems + problemsOf(remaining) }),
  }
  return uploadResult(world, caller, upload, validated, state, sums, processed)
}

type Valid = ValidatedRows<Effect>['valid']
const centsOf = (valid: Valid): number => valid.reduce((sum, { value: { cents = 0 } }) => sum + cents, 0)
const problemsOf = (valid: Valid): number => valid.filter(({ value }) => value.isProblem).length

/** Kinds without a validation step (G075). */
const WITHOUT_VALIDATION: readonly UploadKind[] = ['car-share', 'co2']
/** Kinds whose rows have no amount. */
const WITHOUT_AMOUNT: readonly UploadKind[] = ['vouchers', 'co2']

function requireProviderUpload(
  world: World,
  caller: UserRow,
  kinds: readonly UploadKind[],
  ospId: string,
): ProviderUpload {
  const upload = requireUpload(world, caller, kinds, ospId)
  const kind = kinds.find((one) => one === upload.kind)
  if (!kind) throw notFound()
  return { ...upload, kind }
}

function reseller(world: World, resellerOspId: string | undefined): Partial<UploadRow> {
  if (resellerOspId === undefined) return {}
  requireActive(world, 'reseller', resellerOspId, 'resellerOspId')
  return { resellerOspId }
}

/** Throws 422 unless the field names an active partner of an allowed type. */
function requireActive(world: World, reference: 'mrp' | 'reseller', ospId: string, field: string): void {
  if (ospId === '') throw invalidField(field, 'required', 'The field is required')
  if (!requireReferable(world, reference, ospId, field).active)
    throw invalidField(field, 'partner', 'The partner is not active')
}

function toUpload(world: World, row: ProviderUpload): Schemas['Upload'] {
  const { mrpOspId, resellerOspId, corporateAccountOspId, result } = row
  const { users, partners, corporateAccounts } = world.tables
  const partner = (ospId: string) => ({ ospId, name: partners.require(ospId).data.name })
  return {
    uploadId: row.ospId,
    kind: row.kind,
    fileName: row.fileName,
    state: row.state,
    rowCount: row.rows.length,
    validCount: result?.validCount ?? 0,
    errorCount: new Set(result?.errors.map(({ line }) => line)).size,
    processedCount: row.processed.lines.length,
    uploadedOn: row.uploadedOn,
    uploadedBy: { ospId: row.uploadedBy, name: fullName(users.require(row.uploadedBy)) },
    ...(mrpOspId !== undefined && { mrp: partner(mrpOspId) }),
    ...(resellerOspId !== undefined && { reseller: partner(resellerOspId) }),
    ...(corporateAccountOspId !== undefined && {
      corporateAccount: {
        ospId: corporateAccountOspId,
        name: corporateAccounts.require(corporateAccountOspId).data.name,
      },
    }),
  }
}
