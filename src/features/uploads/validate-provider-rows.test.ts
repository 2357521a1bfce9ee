import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { UPLOAD_FORMATS, UPLOAD_KINDS, type UploadKind } from '~files/upload-files.ts'
import { readFile } from '@/domain/uploads/read-rows.ts'
import { columnsOf } from './file-columns.ts'
import { providerRowsValidator } from './validate-provider-rows.ts'

const XML_KINDS = UPLOAD_KINDS.filter((kind) => UPLOAD_FORMATS[kind].isXmlAccepted)

const read = (kind: UploadKind, content: BlobPart, name = 'file.csv') =>
  readFile(new File([content], name), UPLOAD_FORMATS[kind])
/** The rules because of which a file cannot be read. */
async function refusal(kind: UploadKind, content: BlobPart, name?: string) {
  const checked = await read(kind, content, name)
  return 'problems' in checked ? checked.problems.map(({ rule }) => rule) : []
}
async function findingsIn(kind: UploadKind, content: BlobPart) {
  const checked = await read(kind, content)
  if ('problems' in checked) throw new Error(checked.problems.map(({ message }) => message).join())
  return providerRowsValidator(kind)(checked.rows)
}

/** A row of this kind with distinct values, which need not be valid. */
const rowOf = (kind: UploadKind, index: number): string =>
  columnsOf(kind)
    .map((name) => `${name}${index}`)
    .join(';')
const tableOf = (kind: UploadKind, rows: number): string =>
  [columnsOf(kind).join(';'), ...Array.from({ length: rows }, (_, index) => rowOf(kind, index))].join('\n')
const rentals = (count: number): string =>
  `<rentals>${'<rental bookingId="RENT26110001"><contractNumber>SW-1</contractNumber><date>2026-11-01</date><amount>1</amount></rental>'.repeat(count)}</rentals>`

describe.each(UPLOAD_KINDS)('a malicious file as %s', (kind) => {
  test('R173 G189 500 rows are read, 501 are too many', async () => {
    expect((await findingsIn(kind, tableOf(kind, 500))).rowCount).toBe(500)
    expect(await refusal(kind, tableOf(kind, 501))).toEqual(['file_rows'])
  })

  test.each([
    ['a renamed PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'file_type'],
    ['a workbook with a password', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'file_encrypted'],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'file_type'],
    ['11 MB', new Uint8Array(11 * 1024 * 1024).fill(97), 'file_size'],
    ['an empty file', '', 'file_empty'],
  ] as const)('%s is refused', async (_what, content, rule) => {
    const expected = rule === 'file_type' && XML_KINDS.includes(kind) ? 'file_type_xml' : rule
    expect(await refusal(kind, content, 'file.xlsx.csv')).toEqual([expected])
  })

  test('missing, unknown and repeated columns are each reported; a column with reasons is ignored (G373)', async () => {
    const columns = columnsOf(kind)
    const [first = ''] = columns
    const head = [...columns, first, 'shoeSize'].join(';')
    expect(await refusal(kind, `${head}\nx`)).toEqual(['column_unknown', 'column_twice'])
    expect(await refusal(kind, `${columns.slice(1).join(';')}\nx`)).toContain('column_missing')
    expect((await findingsIn(kind, `${columns.join(';')};reason\n${rowOf(kind, 1)};=wrong`)).rowCount).toBe(1)
  })

  test('a formula is refused, a duplicate name is skipped', async () => {
    const [head, row = ''] = tableOf(kind, 1).split('\n')
    const formulas = rowOf(kind, 7).replace(/[^;]+/g, '=$&')
    const { errors, skipped } = await findingsIn(kind, [head, row, row, formulas].join('\n'))
    expect(skipped).toMatchObject([{ line: 3, broken: { rule: 'duplicate' } }])
    expect(errors.filter(({ line }) => line === 4)).toContainEqual(
      expect.objectContaining({ broken: { rule: 'formula' } }),
    )
  })
})

describe.each(XML_KINDS)('XML as %s', (kind) => {
  test.each([
    [
      'that expands entities',
      '<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]><r><x><date>&b;</date></x></r>',
    ],
    [
      'that reads another file',
      '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]><r><x><date>&e;</date></x></r>',
    ],
    ['with an unknown entity', '<r><x><date>&nbsp;</date></x></r>'],
    ['that ends half-way', readFileSync('tests/files/rail.xml', 'utf8').slice(0, 400)],
    ['with two roots', '<r><x><date>1</date></x></r><r/>'],
    ['nested too deep', '<r><x><date><b><c>1</c></b></date></x></r>'],
    [
      'with a value of its own in each record',
      Array.from({ length: 200 }, (_, index) => `<x><v${index}>1</v${index}></x>`)
        .join('')
        .replace(/^.*$/s, '<r>$&</r>'),
    ],
  ])('%s is refused', async (_what, xml) => {
    expect(await refusal(kind, xml, 'file.xml')).toEqual(['file_xml'])
  })

  test('UTF-16 is also supported', async () => {
    const utf16 = Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><r/>', 'utf16le')
    expect(await refusal(kind, utf16, 'file.xml')).toEqual(['file_empty'])
  })
})

test('R173 G189 500 XML records are read, 501 and 700,000 are too many', { timeout: 10_000 }, async () => {
  expect((await findingsIn('bike-rental', rentals(500))).rowCount).toBe(500)
  expect(await refusal('bike-rental', rentals(501))).toEqual(['file_rows'])
  expect(await refusal('bike-rental', `<r>${'<x date="1"/>'.repeat(700_000)}</r>`)).toContain('file_rows')
})

test.each(UPLOAD_KINDS.filter((kind) => !XML_KINDS.includes(kind)))(
  'G076 XML is refused as %s',
  async (kind) => {
    expect(await refusal(kind, rentals(1), 'file.xml')).toEqual(['file_type'])
  },
)

test('future days and moments, and an end before its start, are reported before anything is sent', async () => {
  const rides = [
    'bookingId;cardNumber;startedOn;endedOn;amount',
    'BIKE26110001;20451;2026-11-02 08:05;2026-11-02 07:31;3,25',
    'BIKE26110002;20451;2099-11-02 08:05;2099-11-02 08:31;3,25',
    'BIKE2611003;20451;2026-11-02 25:05;2026-11-02 08:31;3,25',
  ].join('\n')
  const { errors } = await findingsIn('bike-share-events', rides)
  expect(errors.map(({ line, field, broken }) => `${line} ${field}: ${broken.rule}`)).toEqual([
    '2 endedOn: date_order',
    '3 endedOn: not_future',
    '3 startedOn: not_future',
    '4 bookingId: booking_id',
    '4 startedOn: date-time',
  ])
})
