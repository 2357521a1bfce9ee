/**
 * Files as other programs write them: each file is read, or its unreadable cells are reported by line and column, with
 * the same result in the portal and the sandbox. The files in `tests/files/foreign` come from other programs. The
 * variants below are created here.
 */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTester, type Tester } from '../../mocks/testing.ts'
import {
  kindOf,
  UPLOAD_FORMATS,
  UPLOAD_KINDS,
  type ColumnKind,
  type UploadKind,
} from '../../files/upload-files.ts'
import { readRows } from '../../files/rows.ts'
import { toValues } from '../../files/cells.ts'
import { USER_IMPORT_FORMAT } from '../../files/user-import.ts'
import { readFile } from '../../src/domain/uploads/read-rows.ts'
import { usersValidator } from '../../src/features/app-users/import/validate-users.ts'
import { providerRowsValidator } from '../../src/features/uploads/validate-provider-rows.ts'
import { workbookOf } from '../swollen-workbook.ts'

type Kind = UploadKind | 'users'

/** The expected result for a file: the number of its rows, and its invalid cells, as `line column rule`. */
interface Outcome {
  readonly rows: number
  readonly cellErrors: readonly string[]
}
const accepted = (rows: number): Outcome => ({ rows, cellErrors: [] })
const refused = (...cellErrors: readonly string[]): Outcome => ({ rows: 0, cellErrors })

/** Rules that only the server can check, such as the owner of a card. */
const PLATFORM_RULES = new Set(['card_unknown', 'user_unknown', 'card_inactive', 'max_users', 'budget'])

const company = { accountOspId: 'ca-2001', users: [], groups: [] }

async function inPortal(file: File, kind: Kind): Promise<Outcome> {
  const read = await readFile(file, kind === 'users' ? { columns: USER_IMPORT_FORMAT } : UPLOAD_FORMATS[kind])
  if ('problems' in read) return refused(...read.problems.map(({ field, rule }) => `${field} ${rule}`))
  const { errors, rowCount } = (kind === 'users' ? usersValidator(company) : providerRowsValidator(kind))(
    read.rows,
  )
  return {
    rows: rowCount,
    // For a value that is not a number, the portal and the server use different names of the rule.
    cellErrors: errors
      .map(
        ({ line, field, broken: { rule } }) => `${line} ${field ?? ''} ${rule === 'number' ? 'type' : rule}`,
      )
      .toSorted(),
  }
}

let olivia: Tester
beforeEach(async () => {
  const guest = createTester()
  await guest.control('PUT', 'clock', { now: '2026-11-27T12:00:00+01:00' })
  olivia = await guest.as('olivia.osp')
})

async function inSandbox(file: File, kind: Kind): Promise<Outcome> {
  const form = new FormData()
  form.set('file', file)
  const path =
    kind === 'users' ? '/user/upload/upload?corporateAccountOspId=ca-2001' : `/upload/upload?type=${kind}`
  const response = await olivia.raw(path, { method: 'POST', body: form })
  if (!response.ok) {
    const { errors } = (await response.json()) as { errors: { field: string; rule: string }[] }
    return refused(...errors.map(({ field, rule }) => `${field} ${rule}`))
  }
  const body = { uploadId: await response.text() }
  const { good } =
    kind === 'users'
      ? await olivia.call('validateUsersUpload', { body })
      : await olivia.call('validateProviderFile', { body })
  return {
    rows: good.rowCount,
    cellErrors: good.errors
      .filter(({ rule = '' }) => !PLATFORM_RULES.has(rule))
      .map(({ line, field = '', rule = '' }) => `${line} ${field} ${rule}`)
      .toSorted(),
  }
}

/** The result for a file on both sides. */
const inBoth = async (file: File, kind: Kind) => ({
  portal: await inPortal(file, kind),
  sandbox: await inSandbox(file, kind),
})

const amount = (line: number, rule: string): string => `${line} amount ${rule}`
describe('a file from another program', () => {
  test.each<readonly [string, Kind, Outcome]>([
    [
      'amounts.csv',
      'surcharges',
      {
        rows: 8,
        cellErrors: [
          amount(2, 'cell_ambiguous'),
          amount(7, 'minimum'),
          amount(8, 'cell_ambiguous'),
          amount(9, 'type'),
        ],
      },
    ],
    [
      'balanced-stray-quotes.csv',
      'surcharges',
      {
        rows: 3,
        cellErrors: ['2 description cell_quotes', '3 bookingId cell_quotes', '4 bookingId cell_quotes'],
      },
    ],
    [
      'errors-b.xlsx',
      'users',
      { rows: 1, cellErrors: ['2 birthDate cell_error', '2 extId cell_error', '2 licensePlate cell_error'] },
    ],
    ['charging-datetimes.xlsx', 'charging-billing', accepted(6)],
    // Without zero-width characters, and with some.
    ['zw-clean.csv', 'users', accepted(1)],
    ['zw-hidden.csv', 'users', { rows: 1, cellErrors: ['2 email cell_invisible', '2 extId cell_invisible'] }],
    // Codes that Excel converted to scientific notation.
    ['sci-b.csv', 'users', { rows: 1, cellErrors: ['2 employeeNumber cell_digits', '2 extId cell_digits'] }],
    ['cp1252-b.csv', 'users', accepted(2)],
    ['macroman-b.csv', 'users', refused('file file_encoding')],
    ['utf16-tab.csv', 'users', accepted(2)],
    ['ghost-row-1048576.xlsx', 'users', accepted(2)],
    // An empty cell with a style in the last possible column, XFD.
    ['xfd-cell.xlsx', 'users', accepted(2)],
    ['long-sqref-1800.xlsx', 'users', accepted(1)],
    ['big-second-sheet.xlsx', 'users', accepted(1)],
    ['hidden-first-sheet.xlsx', 'users', accepted(2)],
    ['instructions-first.xlsx', 'users', accepted(2)],
    ['sep-line.csv', 'users', accepted(2)],
    ['charging-single-digit.csv', 'charging-billing', accepted(6)],
    ['surcharge-single-digit.csv', 'surcharges', accepted(4)],
    ['trailing-semicolons.csv', 'users', accepted(2)],
    ['dates-1904.xlsx', 'users', accepted(1)],
    ['x-prefix.xlsx', 'users', accepted(2)],
    ['strict.xlsx', 'users', accepted(2)],
  ])(
    '%s is read as %s, and each unreadable cell is reported by line and column',
    async (name, kind, outcome) => {
      expect(await inBoth(new File([readFileSync(`tests/files/foreign/${name}`)], name), kind)).toEqual({
        portal: outcome,
        sandbox: outcome,
      })
    },
  )
})

const HEADER = 'firstName;lastName;email;birthDate;extId'
const NELE = 'Nele;Proef;nele@proef.example;17/05/1988;PX-1'
const users = (...lines: readonly string[]): string => [HEADER, ...lines].join('\r\n')
const text = (value: string, address: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
interface SheetOptions {
  /** The XML of the last cell in the row of the user. */
  readonly lastCell: string
  /** The number of the header's row. If it is not the first row, that one has a title. */
  readonly headerRow?: number
  /** XML after the rows. */
  readonly afterData?: string
}

/** A workbook of users: the header, and a row whose last cell is given. */
function sheetOf({ lastCell, headerRow = 1, afterData = '' }: SheetOptions): Buffer<ArrayBuffer> {
  const line = (number: number, values: readonly string[], moreCells = ''): string => {
    const cells = values.map((value, at) => text(value, `${'ABCDE'.charAt(at)}${number}`))
    return `<row r="${number}">${cells.join('')}${moreCells}</row>`
  }
  const title = headerRow > 1 ? line(1, ['Personnel of November']) : ''
  const header = line(headerRow, HEADER.split(';'))
  const user = line(headerRow + 1, NELE.split(';').slice(0, 4), lastCell)
  return workbookOf(`<sheetData>${title}${header}${user}</sheetData>${afterData}`)
}

describe('a file written in the style of another program', () => {
  test.each<readonly [string, string, BlobPart, Outcome]>([
    ['Excel for Mac: lines end with CR alone', 'a.csv', users(NELE).replaceAll('\r\n', '\r'), accepted(1)],
    ['mixed line endings', 'a.csv', `${HEADER}\n${NELE}\r\n${NELE.replaceAll('1', '2')}\r`, accepted(2)],
    [
      'PowerShell Export-Csv: a quotation mark around everything',
      'a.csv',
      users(NELE).replaceAll(/[^;\r\n]+/g, '"$&"'),
      accepted(1),
    ],
    [
      'R write.csv: an empty cell is NA in quotation marks',
      'a.csv',
      users(NELE.replace('PX-1', '"NA"')),
      accepted(1),
    ],
    ['pandas to_csv: an index without a title', 'a.csv', `;${HEADER}\n0;${NELE}`, refused('2 file_cells')],
    ['exports for Excel: ="0123" keeps a text', 'a.csv', users(NELE.replace('PX-1', '="0123"')), accepted(1)],
    [
      'web pages: no-break spaces',
      'a.csv',
      users(NELE.replace('Proef', 'Van\u00a0den\u00a0Proef')),
      accepted(1),
    ],
    [
      'SAP: a title and a blank line above the header',
      'a.csv',
      `Personeelslijst\n\n${HEADER}\n${NELE}`,
      accepted(1),
    ],
    [
      'Exact Online: a line with totals at the end',
      'a.csv',
      users(NELE, 'Totaal;;;;1'),
      { rows: 2, cellErrors: ['3 email required', '3 lastName required'] },
    ],
    [
      'joined tables: a duplicate column',
      'a.csv',
      `${HEADER};email\n${NELE};x`,
      refused('email column_twice'),
    ],
    [
      'NUL bytes after a value',
      'a.csv',
      users(NELE.replace('Proef', 'Proef\0')),
      { rows: 1, cellErrors: ['2 lastName cell_invisible'] },
    ],
    [
      'UTF-8 that was read as Windows-1252 and saved',
      'a.csv',
      users(NELE.replace('Proef', 'ZoÃ«')),
      { rows: 1, cellErrors: ['2 lastName cell_garbled'] },
    ],
    [
      'a converter that replaced letters',
      'a.csv',
      users(NELE.replace('Proef', 'Zo\ufffd')),
      { rows: 1, cellErrors: ['2 lastName cell_garbled'] },
    ],
    [
      'macOS: accents as separate characters',
      'a.csv',
      users(NELE.replace('Proef', 'Zoe\u0308')),
      accepted(1),
    ],
    ['UTF-16 big endian', 'a.csv', Buffer.from(`\ufeff${users(NELE)}`, 'utf16le').swap16(), accepted(1)],
    [
      'LibreOffice: cells with a line break',
      'a.csv',
      users(NELE.replace('Proef', '"Proef\nvan Dam"')),
      { rows: 1, cellErrors: ['2 lastName cell_invisible'] },
    ],
    [
      'decimal commas that shift the cells',
      'a.csv',
      `${HEADER.replaceAll(';', ',')}\n${NELE.replaceAll(';', ',')},`,
      { rows: 1, cellErrors: ['2 firstName cell_surplus'] },
    ],
    [
      'a quotation mark that is never closed',
      'a.csv',
      users(NELE.replace('Nele', '"Nele'), NELE.replace('PX-1', 'PX-2')),
      { rows: 2, cellErrors: ['2 firstName cell_quotes', '3 firstName cell_quotes'] },
    ],
    [
      'a title above the header of a sheet',
      'a.xlsx',
      sheetOf({ lastCell: text('PX-1', 'E4'), headerRow: 3 }),
      accepted(1),
    ],
    [
      'Excel: a boolean in place of a code',
      'a.xlsx',
      sheetOf({ lastCell: '<c r="E2" t="b"><v>1</v></c>' }),
      { rows: 1, cellErrors: ['2 extId cell_converted'] },
    ],
    [
      'Excel: a card number of 16 digits as a number',
      'a.xlsx',
      sheetOf({ lastCell: '<c r="E2"><v>6.05735E+15</v></c>' }),
      { rows: 1, cellErrors: ['2 extId cell_digits'] },
    ],
    [
      'openpyxl: a formula that was never calculated',
      'a.xlsx',
      sheetOf({ lastCell: '<c r="E2"><f>A1</f></c>' }),
      { rows: 1, cellErrors: ['2 extId cell_formula'] },
    ],
    [
      'Excel: the result of a shared formula',
      'a.xlsx',
      sheetOf({ lastCell: '<c r="E2" t="str"><f t="shared" si="0"/><v>PX-1</v></c>' }),
      accepted(1),
    ],
    [
      'formatted text in several runs',
      'a.xlsx',
      sheetOf({
        lastCell: '<c r="E2" t="inlineStr"><is><r><t>PX</t></r><r><rPr><b/></rPr><t>-1</t></r></is></c>',
      }),
      accepted(1),
    ],
    [
      'merged cells in a row',
      'a.xlsx',
      sheetOf({ lastCell: '', afterData: '<mergeCells><mergeCell ref="D2:E2"/></mergeCells>' }),
      { rows: 1, cellErrors: ['2 extId cell_merged'] },
    ],
  ])('%s', async (_variant, name, content, outcome) => {
    expect(await inBoth(new File([content], name), 'users')).toEqual({ portal: outcome, sandbox: outcome })
  })
})

describe('every column of the upload', () => {
  /** Texts that a column must not interpret as something else. */
  const TRICKY_VALUES = [
    '1.250',
    '12,505',
    '1e3',
    '6,05735E+18',
    '1E+05',
    'Zo\ufffd',
    'x\u200by',
    'a\u0085b',
    '="1"',
  ]
  /** Whether the reader reports the value. The schema refuses other values that do not fit the column. */
  function expectsFault(kind: ColumnKind, value: string): boolean {
    if (kind === 'text') return !['1.250', '12,505', '="1"'].includes(value)
    // Ambiguous as a number.
    if (['1.250', '12,505'].includes(value)) return kind === 'number'
    return /[\u200b\u0085]/.test(value)
  }

  test.each(UPLOAD_KINDS)('%s keeps each cell unchanged, or reports it', async (kind) => {
    const { columns } = UPLOAD_FORMATS[kind]
    const names = Object.keys(columns)
    for (const [column, mark] of Object.entries(columns))
      for (const value of TRICKY_VALUES) {
        const cells = names.map((name) => (name === column ? value : ''))
        const { rows } = await readRows(new Blob([`${names.join(';')}\n${cells.join(';')}`]), { columns })
        const { values, faults } = toValues(rows[0] ?? { line: 0, cells: {} }, columns)
        const isKept = values[column] === (value === '="1"' ? '1' : value)
        const isNumber = value === '="1"' && values[column] === 1
        const hasFault = column in faults
        expect(isKept || isNumber || hasFault, `${column} ${value}`).toBe(true)
        expect(hasFault, `${column} ${value}`).toBe(expectsFault(kindOf(mark), value))
      }
  })
})
