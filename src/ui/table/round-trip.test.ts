import { strFromU8 as textOf, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from '@/domain/uploads/read-rows.ts'
import { date, dateTime, money } from '@/i18n/formats.ts'
import { readDay } from '~notations/day.ts'
import { readMoment } from '~notations/moment.ts'
import { readEuro } from '~notations/number.ts'
import { valueOf } from '~notations/reading.ts'
import type { FileColumn } from './column.ts'
import { toCsv } from './csv.ts'
import { toXlsx } from './xlsx.ts'

interface Row {
  readonly name: string
  readonly paid: number
  readonly born: string
  readonly since: string
  readonly trips: number
}
const ROWS: readonly Row[] = [
  { name: 'Nele; Nieuw', paid: 1250, born: '1988-05-17', since: '2026-09-01T08:05:00+02:00', trips: 12 },
  { name: '+32470123456', paid: -0.07, born: '2026-12-31', since: '2026-12-31T23:30:00+01:00', trips: 0 },
  { name: '＝1+1', paid: 1234.5, born: '1900-03-01', since: '2026-10-25T02:30:00+02:00', trips: 1250 },
  { name: '@home', paid: 2.9, born: '2024-02-29', since: '2026-03-29T03:00:00+02:00', trips: 1 },
]
/**
 * A text with a line break. It must be in the last column: in any other, the reader cannot tell whether the line break
 * belongs to the cell or starts a new row.
 */
const NOTE = 'two\n=lines'

const columns: readonly FileColumn<Row>[] = [
  { header: 'name', text: ({ name }) => name },
  {
    header: 'paid',
    text: ({ paid }) => money(paid),
    fileValue: ({ paid: value }) => ({ kind: 'amount', value }),
  },
  {
    header: 'born',
    text: ({ born }) => date(born),
    fileValue: ({ born: value }) => ({ kind: 'day', value }),
  },
  {
    header: 'since',
    text: ({ since }) => dateTime(since),
    fileValue: ({ since: value }) => ({ kind: 'moment', value }),
  },
  {
    header: 'trips',
    text: ({ trips }) => String(trips),
    fileValue: ({ trips: value }) => ({ kind: 'number', value }),
  },
  { header: 'note', text: () => NOTE },
]

const KINDS = {
  name: 'lines',
  paid: 'number',
  born: 'day',
  since: 'moment',
  trips: 'number',
  note: 'lines',
} as const

async function readAgain(file: Blob, name: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const read = await readFile(new File([file], name), { columns: KINDS })
  if (!('rows' in read)) throw new Error(JSON.stringify(read.problems))
  return read.rows.map(({ cells }) => cells)
}

test.each(['csv', 'xlsx'])(
  'values exported as %s have the same meaning when our readers read them',
  async (kind) => {
    const file = kind === 'csv' ? new Blob([toCsv(columns, ROWS)]) : await toXlsx(columns, ROWS)
    const again = await readAgain(file, `export.${kind}`)
    expect(again.map(({ name }) => name)).toEqual(ROWS.map(({ name }) => name))
    expect(again.map(({ note }) => note)).toEqual(ROWS.map(() => NOTE))
    expect(again.map(({ paid = '' }) => valueOf(readEuro(paid)))).toEqual(ROWS.map(({ paid }) => paid))
    expect(again.map(({ trips = '' }) => valueOf(readEuro(trips)))).toEqual(ROWS.map(({ trips }) => trips))
    expect(again.map(({ born = '' }) => valueOf(readDay(born)))).toEqual(ROWS.map(({ born }) => born))
    const moments = again.map(({ since = '' }) => readMoment(since))
    expect(
      moments.map((moment) => (moment.kind === 'ambiguous' ? moment.readings : [valueOf(moment)])),
    ).toEqual([
      [ROWS[0]?.since],
      [ROWS[1]?.since],
      // A spreadsheet has no time zones: the hour that occurs twice is ambiguous.
      ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
      [ROWS[3]?.since],
    ])
  },
)

/** The XML of the sheet and of its styles. */
async function partsOf(workbook: Blob): Promise<{ sheet: string; styles: string }> {
  const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()))
  const part = (end: string): string =>
    textOf(Object.entries(files).find(([name]) => name.endsWith(end))?.[1] ?? new Uint8Array())
  return { sheet: part('sheet1.xml'), styles: part('styles.xml') }
}

/** The number format of a cell, from its style. */
function formatOf({ sheet, styles }: { sheet: string; styles: string }, cell: string): string | undefined {
  const style = Number(new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1] ?? 0)
  const formats = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0].match(/<xf [^>]*/g) ?? []
  const id = /numFmtId="(\d+)"/.exec(formats[style] ?? '')?.[1]
  const own = new RegExp(`<numFmt [^>]*numFmtId="${id}"[^>]*>`).exec(styles)?.[0]
  return /formatCode="([^"]*)"/.exec(own ?? '')?.[1] ?? id
}

test('in a workbook dates are dates, times keep their time, amounts are numbers', async () => {
  const parts = await partsOf(await toXlsx(columns, ROWS))
  expect(parts.sheet).toMatch(/<c r="B2"[^>]*><v>1250<\/v>/)
  expect(formatOf(parts, 'B2')).toBe('#,##0.00')
  // 17 May 1988 is day 32,280 of a spreadsheet; 1 September 2026 at 8:05 is day 46,266 and 485 of 1,440 minutes.
  expect(parts.sheet).toMatch(/<c r="C2"[^>]*><v>32280<\/v>/)
  expect(formatOf(parts, 'C2')).toBe('dd/mm/yyyy')
  const since = /<c r="D2"([^>]*)><v>([\d.]+)<\/v>/.exec(parts.sheet)
  expect(since?.[1]).not.toContain('t="')
  expect(Number(since?.[2])).toBeCloseTo(46_266 + 485 / 1440, 8)
  expect(formatOf(parts, 'D2')).toBe('dd/mm/yyyy hh:mm')
  expect(parts.sheet).toMatch(/<c r="E2"[^>]*><v>12<\/v>/)
  expect(parts.sheet).toMatch(/<c r="A2"[^>]*t="s"/)
})

test('a template keeps typed values as text, and our readers see an empty file', async () => {
  const template = await toXlsx(columns, [], { blankRows: 500, texts: ['name'] })
  const parts = await partsOf(template)
  expect(formatOf(parts, 'A2')).toMatch(/^(@|49)$/)
  expect(formatOf(parts, 'A501')).toMatch(/^(@|49)$/)
  expect(parts.sheet).not.toContain('r="B2"')
  await expect(readAgain(template, 'template.xlsx')).rejects.toThrow('file_empty')
})
