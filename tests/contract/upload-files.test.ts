/**
 * The columns of uploaded files are the same in the contract's schemas, in its descriptions, and in the code that
 * portal and sandbox share.
 */
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../mocks/document.ts'
import { readTableFile } from '../../files/read-table.ts'
import { readRows } from '../../files/rows.ts'
import { UPLOAD_FORMATS, UPLOAD_KINDS, type UploadKind } from '../../files/upload-files.ts'
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { swollenWorkbook, workbookOf } from '../swollen-workbook.ts'

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

describe('the columns of the upload', () => {
  it.each(UPLOAD_KINDS)('%s are the same in the contract, the portal and the sandbox', (kind) => {
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

/** The columns in the table of a description, and whether each is required. */
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

const readWorkbook = async (file: Buffer<ArrayBuffer>) => (await readTableFile(new Blob([file]))).lines
const refusedWith = (rule: string) => ({ problems: [{ field: 'file', rule }] })

describe('a workbook that unpacks to far more than 500 rows need', () => {
  it.each(['honest', 'lying', '64-bit'] as const)(
    'is refused before it is read, with an index that is %s',
    async (index) => {
      const file = swollenWorkbook(64, index)
      expect(file.length).toBeLessThan(512 * 1024)
      await expect(readWorkbook(file)).rejects.toMatchObject(refusedWith('file_unpacked'))
    },
  )

  it.each(['honest', 'lying', '64-bit'] as const)(
    'is read only up to a limit, with an index that is %s',
    async (index) => {
      expect(await readWorkbook(swollenWorkbook(1, index))).toHaveLength(2)
    },
  )

  it('is read once, even if its index names one part several times', async () => {
    const file = swollenWorkbook(1)
    const entry = file.subarray(file.lastIndexOf('PK\x01\x02', undefined, 'latin1'), file.length - 22)
    const end = Buffer.from(file.subarray(file.length - 22))
    end.writeUInt16LE(0xffff, 10)
    const repeated = Buffer.concat([
      file.subarray(0, file.length - 22),
      ...Array<Buffer>(0xfffb).fill(entry),
      end,
    ])
    expect(await readWorkbook(repeated)).toHaveLength(2)
  })
})

describe('a workbook of a kilobyte that would take minutes or all memory', () => {
  const cell = (address: string): string => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`
  const sheet = (rows: string): string => `<sheetData>${rows}</sheetData>`
  it.each([
    ['has a row without end', sheet(`<row r="Infinity">${cell('A1')}</row>`)],
    [
      'hides an address behind another value',
      sheet(`<row t=' r="1"' r='90000000'>${cell('A90000000')}</row>`),
    ],
    ['opens tags that never end', '<'.repeat(1_000_000)],
    ['opens values that never end', '<a b="'.repeat(300_000)],
    ['has one tag of a megabyte', sheet(`<row ${'a="" '.repeat(200_000)}/>`)],
    ['nests without end', '<a>'.repeat(500_000)],
    ['has comments', '<!--'.repeat(300_000)],
  ])('is refused: it %s', { timeout: 2000 }, async (_kind, content) => {
    await expect(readWorkbook(workbookOf(content))).rejects.toMatchObject(refusedWith('file_type'))
  })

  it('is not confused with a workbook that has a bracket in a value, or a distant cell', async () => {
    const far = workbookOf(sheet(`<row r="1048576">${cell('XFD1048576')}</row>`))
    await expect(readWorkbook(far)).rejects.toMatchObject(refusedWith('file_wide'))
    const rows = `<row r="1" title="a > b">${cell('A1')}</row><row r="2">${cell('A2')}</row>`
    expect(await readWorkbook(workbookOf(sheet(rows)))).toHaveLength(2)
  })
})

describe('a file that would lose data', () => {
  it('is refused when only its name is that of a workbook', async () => {
    const file = new File(['not a workbook'], 'users.xlsx')
    await expect(readTableFile(file)).rejects.toMatchObject({
      problems: [{ field: 'file', rule: 'file_type' }],
    })
  })

  it.each(['users.txt', 'users.csv.log', 'USERS.TXT', 'users.xml'])(
    'R173 is refused when its name says that it is not a table: %s',
    async (name) => {
      await expect(readTableFile(new File(['a;b\n1;2'], name))).rejects.toMatchObject({
        problems: [{ field: 'file', rule: 'file_type' }],
      })
    },
  )

  it.each(['users.csv', 'USERS.CSV', 'users'])('R173 is read if it is named %s', async (name) => {
    expect((await readTableFile(new File(['a;b\n1;2'], name))).lines).toHaveLength(2)
  })

  it('G076 is read with the extension .xml only where XML is accepted', async () => {
    const file = new File(['<r><x><a>1</a></x></r>'], 'rail.xml')
    expect((await readTableFile(file, { isXmlAccepted: true })).lines).toHaveLength(2)
  })

  const columns = { firstName: 'text', lastName: 'text' } as const
  it('is refused when a line has cells beyond the last column, or below a column without a title', async () => {
    const file = new Blob(['firstName;lastName;\nAn;Aerts;;lost\nBo;Claes\nCo;Dons;lost'])
    await expect(readRows(file, { columns })).rejects.toMatchObject({
      problems: [
        { field: '2', rule: 'file_cells' },
        { field: '4', rule: 'file_cells' },
      ],
    })
  })

  it('is read when only blank cells are beyond it, as spreadsheets leave them', async () => {
    const { rows } = await readRows(new Blob(['firstName;lastName\nAn;Aerts;; \n']), { columns })
    expect(rows).toHaveLength(1)
  })
})
