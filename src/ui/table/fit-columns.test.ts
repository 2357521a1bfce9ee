import { describe, expect, it, test } from 'vitest'
import type { Column } from './column.ts'
import { COLUMN_TYPES } from './column-types.ts'
import { textWidth } from './text-width.ts'
import {
  belowName,
  contentsOf,
  fittingColumns,
  nameAt,
  widerOf,
  widthOfAll,
  widthsIn,
} from './fit-columns.ts'

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  text: (row) => row,
  ...more,
})
const never = (): boolean => false
const idsIn = (columns: readonly Column<string>[], room: number, chosen: readonly string[] = []) =>
  fittingColumns(columns, room, (id) => chosen.includes(id)).map(({ id }) => id)
/** The outer cells have 8 px more padding. */
const EDGES = 16

describe('the columns of a table', () => {
  const columns = [
    column('name', { type: 'person' }),
    column('group'),
    column('since', { type: 'date' }),
    column('budget', { type: 'money' }),
  ]
  const all = 208 + 112 + 104 + 112 + EDGES

  it('all are shown if each fits at its minimum width', () => {
    expect(widthOfAll(columns)).toBe(all)
    expect(fittingColumns(columns, all, never)).toBe(columns)
  })

  it('are hidden by type: texts first, then dates, amounts last; the name is always shown', () => {
    expect(idsIn(columns, all - 1)).toEqual(['name', 'since', 'budget'])
    expect(idsIn(columns, all - 113)).toEqual(['name', 'budget'])
    expect(idsIn(columns, 10)).toEqual(['name'])
  })

  it('give way from the right when they are equally important, and one may be more so than its type', () => {
    const texts = [column('name', { type: 'main' }), column('a', { priority: 1 }), column('b'), column('c')]
    expect(idsIn(texts, 460)).toEqual(['name', 'a', 'b'])
    expect(idsIn(texts, 400)).toEqual(['name', 'a'])
  })

  it('give way before an address is cut, when they are only good to know', () => {
    const people = [
      column('name', { type: 'person' }),
      column('group'),
      column('status', { type: 'status' }),
      column('last', { type: 'recently' }),
    ]
    const whole = COLUMN_TYPES.person.ample + 112 + 128 + COLUMN_TYPES.recently.least + EDGES
    expect(idsIn(people, whole)).toContain('last')
    expect(idsIn(people, whole - 1)).toEqual(['name', 'group', 'status'])
    expect(idsIn(people, whole - 1, ['last']), 'unless the user chose them').toContain('last')
    expect(COLUMN_TYPES.person.ample, 'avatar, address, padding').toBeGreaterThan(
      24 + 40 + 0.9 * textWidth('mehmet.declercq.1221@brugge-bakery.example', 12),
    )
  })

  it('are not hidden if the user selected them', () => {
    expect(idsIn(columns, all - 113, ['group'])).toContain('group')
  })

  it('are never narrower than their header with its sort arrow', () => {
    const header = 'Mobiliteitsbudget'
    const [name] = columns as [Column<string>]
    const plain = widthOfAll([name, column('budget', { header, type: 'money' })])
    expect(plain).toBeGreaterThan(208 + 112 + EDGES)
    expect(widthOfAll([name, column('budget', { header, type: 'money', sort: true })])).toBe(plain + 16)
  })

  it('are shown below the name when they hold words, but not below a second line of its own', () => {
    const shown = columns.filter(({ id }) => id !== 'group' && id !== 'since')
    expect(belowName(columns, shown).map(({ id }) => id)).toEqual(['group'])
    const coded = [column('name', { type: 'main' }), column('code', { type: 'code' })]
    expect(belowName(coded, coded.slice(0, 1)).map(({ id }) => id)).toEqual(['code'])
    const [person, ...others] = columns as [Column<string>, ...Column<string>[]]
    expect(belowName([{ ...person, around: (_row, name) => name }, ...others], shown)).toEqual([])
  })

  it('have their name in the main text, also where a date leads', () => {
    expect(nameAt(columns)).toBe(0)
    expect(nameAt([column('date', { type: 'date' }), column('what', { type: 'main' })])).toBe(1)
  })
})

describe('the remaining width', () => {
  const columns = [column('name', { type: 'person' }), column('group'), column('budget', { type: 'money' })]

  it('is divided among text columns by their shares, while figures keep their width', () => {
    const [name = 0, group = 0, budget] = widthsIn(columns, 900)
    expect(budget).toBe(COLUMN_TYPES.money.least + 8)
    expect(name + group).toBe(900 - 120)
    expect(name).toBe(3 * group)
  })

  it('is not shared with who needs more than a share', () => {
    const wide = [
      columns[0] as Column<string>,
      column('group', { header: 'x'.repeat(60) }),
      columns[2] as Column<string>,
    ]
    const [name = 0, group = 0] = widthsIn(wide, 900)
    expect(group).toBe(widthsIn(wide, 0)[1])
    expect(name + group).toBe(780)
  })

  it('is shared by all where there are no words, and not reckoned before the table is measured', () => {
    const dates = [column('a', { type: 'date' }), column('b', { type: 'date' })]
    expect(widthsIn(dates, 300)).toEqual([150, 150])
    expect(widthsIn(columns, Infinity)).toEqual([216, 112, 120])
    expect(widthsIn(columns, 300)).toEqual([216, 112, 120])
  })
})

describe('contents that are never cut', () => {
  const columns = [
    column('name', { type: 'main' }),
    column('status', { type: 'status' }),
    column('amount', { type: 'money', silent: (row) => row === '€ 0,00' }),
  ]

  it('make their column wider than its type is, and words do not', () => {
    const contents = contentsOf(columns, ['€ 123 456 789 012,34 and more'])
    expect(contents['name']).toBeUndefined()
    expect(contents['amount']).toBeGreaterThan(COLUMN_TYPES.money.least)
    expect(contents['status']).toBe((contents['amount'] ?? 0) + COLUMN_TYPES.status.extraWidth)
    expect(widthOfAll(columns, contents)).toBeGreaterThan(widthOfAll(columns))
  })

  it('need no width for empty cells', () => expect(contentsOf(columns, ['€ 0,00'])['amount']).toBe(0))

  it('keep their width when narrower contents follow', () => {
    const former = { amount: 200 }
    expect(widerOf(former, { amount: 100 })).toBe(former)
    expect(widerOf(former, { amount: 300 })).toEqual({ amount: 300 })
  })
})

test.each([
  ['date', '26/11/2026'],
  ['moment', '26/11/2026 15:20'],
  ['money', '€ −12 480,35'],
  ['percentage', '21,5 %'],
] as const)('the type %s is as wide as what it usually holds', (type, text) => {
  const [width] = Object.values(contentsOf([column('it', { type })], [text]))
  expect(width).toBeLessThanOrEqual(COLUMN_TYPES[type].least)
})

test('a column of codes and a column of two buttons are as wide as their usual contents', () => {
  expect(textWidth('PUBLIC-TRANSPORT', 13) * 0.9 + 24).toBeLessThan(COLUMN_TYPES.code.least)
  const button = (label: string): number => textWidth(label, 13) + 48
  expect(button('XLSX') + 8 + button('CSV') + 24).toBeLessThan(COLUMN_TYPES.actions.least + EDGES)
})
