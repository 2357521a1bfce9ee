/**
 * The columns of uploaded files are the same in the contract's schemas, in its descriptions, and in the code that
 * portal and sandbox share.
 */
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../mocks/document.ts'
import { readTableFile } from '../../openapi/table-file.ts'
import { UPLOAD_FORMATS, UPLOAD_KINDS, type UploadKind } from '../../openapi/upload-files.ts'
import type { JsonSchema } from '../../scripts/contract/types.ts'
import { swollenWorkbook } from '../swollen-workbook.ts'

const document = readDocument()
const schemas = document.components.schemas
const UPLOADS: Readonly<Record<UploadKind, readonly [row: string, path: string]>> = {
  vouchers: ['VoucherRow', '/voucher/upload'],
  surcharges: ['SurchargeRow', '/upload/upload'],
  'bike-share-events': ['BikeShareRow', '/upload/upload'],
  line: ['BusTicketRow', '/upload/upload'],
  bank: ['BankRow', '/upload/upload'],
  'bike-rental': ['BikeRentalRow', '/upload/upload'],
  'mobility-provider': ['ProviderBookingRow', '/upload/upload'],
  'charging-billing': ['ChargingRow', '/upload/upload'],
  rail: ['RailInvoiceRow', '/nmbs/upload/invoice/upload'],
  'car-share': ['CarShareInvoiceRow', '/cambio/invoice/upload'],
  co2: ['Co2Row', '/cambio/co2/upload'],
}

describe('the columns of', () => {
  it.each(UPLOAD_KINDS)('%s are the same everywhere', (kind) => {
    const [row, path] = UPLOADS[kind]
    const { required = [], ...schema } = schemas[row] as JsonSchema & { required?: string[] }
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
    const columns = Object.entries(UPLOAD_FORMATS[kind].columns)
    expect(columns).toEqual(
      Object.entries(properties).map(([name, property]) => [
        name,
        kindOf(property) + (required.includes(name) ? '' : '?'),
      ]),
    )
    expect(tableOf(path, kind)).toEqual(
      columns.map(([name, mark]) => [name, mark.endsWith('?') ? 'no' : 'yes']),
    )
  })
})

function kindOf(property: JsonSchema): string {
  const name = property.$ref?.split('/').at(-1)
  const { type, format } = (name === undefined ? property : (schemas[name] ?? {})) as Record<string, unknown>
  if (type === 'number' || type === 'integer') return 'number'
  return format === 'date' ? 'day' : format === 'date-time' ? 'moment' : 'text'
}

/** The columns in the table of a description, with whether each is required. */
function tableOf(path: string, kind: UploadKind): string[][] {
  const description = document.paths[path]?.['post']?.description ?? ''
  const [, after = description] = description.split(`\`${kind}\`:`)
  const table = /(?:^\|.*\n?)+/m.exec(after)?.[0] ?? ''
  return table
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, 3),
    )
}

describe('a workbook that unpacks to far more than 500 rows need', () => {
  it.each([
    ['says so', true],
    ['hides it', false],
  ])('is refused before it is read: one that %s', async (_kind, isHonest) => {
    const file = swollenWorkbook(64, { isHonest })
    expect(file.length).toBeLessThan(512 * 1024)
    await expect(readTableFile(new Blob([file]))).rejects.toMatchObject({
      problems: [{ field: 'file', rule: 'file_unpacked' }],
    })
  })

  it('is read up to a limit', async () => {
    const lines = await readTableFile(new Blob([swollenWorkbook(1)]))
    expect(lines).toHaveLength(2)
  })
})
