import { describe, expect, it, test } from 'vitest'
import type { Column } from './column.ts'
import { fittingColumns, widthOf, widthOfAll, widthsIn } from './fit-columns.ts'

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  text: (row) => row,
  width: 100,
  ...more,
})
const idsIn = (columns: readonly Column<string>[], room: number, chosen: readonly string[] = []) =>
  fittingColumns(columns, room, (id) => chosen.includes(id)).map(({ id }) => id)

describe('the columns of a table', () => {
  const columns = [column('name'), column('group'), column('since', { priority: 3 }), column('budget')]

  it('are all shown if there is room', () => {
    expect(fittingColumns(columns, 400, () => false)).toBe(columns)
  })

  it('are hidden by priority, the last of equal ones first; the name stays', () => {
    expect(idsIn(columns, 399)).toEqual(['name', 'group', 'budget'])
    expect(idsIn(columns, 250)).toEqual(['name', 'group'])
    expect(idsIn(columns, 10)).toEqual(['name'])
  })

  it('stay longest with the highest priority, and always if the user selected them', () => {
    const ranked = [column('name'), column('status', { priority: 1 }), column('group')]
    expect(idsIn(ranked, 200)).toEqual(['name', 'status'])
    expect(idsIn(ranked, 199)).toEqual(['name'])
    expect(idsIn(columns, 200, ['since'])).toEqual(['name', 'since'])
  })

  it('are never narrower than their header, with room for the sort arrow', () => {
    const header = 'Mobiliteitsbudget'
    expect(widthOf(column('budget', { header }), 1)).toBeGreaterThan(136)
    expect(widthOf(column('budget', { header, sort: true }), 1)).toBe(
      widthOf(column('budget', { header }), 1) + 16,
    )
    expect(widthOfAll(columns)).toBe(400)
  })
})

test('texts get the remaining width, and figures keep theirs', () => {
  const columns = [column('name', { width: 200 }), column('group'), column('budget', { align: 'end' })]
  expect(widthsIn(columns, 400)).toEqual([200, 100, 100])
  expect(widthsIn(columns, 700)).toEqual([400, 200, 100])
  // Without a text column, all share it.
  expect(widthsIn([column('date', { align: 'end' }), column('sum', { align: 'end' })], 300)).toEqual([
    150, 150,
  ])
  // Not measured yet, or narrower than needed.
  expect(widthsIn(columns, Infinity)).toEqual([200, 100, 100])
  expect(widthsIn(columns, 300)).toEqual([200, 100, 100])
})

test('the name of a row first gets its full width, the others share the rest', () => {
  const columns = [column('name', { roomy: 160 }), column('group')]
  expect(widthsIn(columns, 240)).toEqual([140, 100])
  expect(widthsIn(columns, 260)).toEqual([160, 100])
  expect(widthsIn(columns, 312)).toEqual([192, 120])
})
