/**
 * What each type of column owns: the room that it needs, what it gets of the room that is left, and when it gives way.
 * Columns name their type; they do not give widths of their own (note 0089).
 */
interface ColumnRules {
  /** The px below which a column of this type is never drawn, with its padding. */
  readonly least: number
  /** What it gets of the room that is left, beside the others. `fixed`: nothing, and its content is never cut. */
  readonly share: number | 'fixed'
  /** Which columns give way first where there is not enough room: those of priority 3, then 2, then 1. */
  readonly priority: Priority
  /** Amounts, dates and numbers are read from the right. */
  readonly align?: 'end'
  /** The px of what stands in a cell beside its text, such as the icon and the edge of a badge. */
  readonly beside?: number
}

export type Priority = 1 | 2 | 3

export const COLUMN_TYPES = {
  /** A person or a company with a mark, and a second line: at 1440 px an address is whole. */
  person: { least: 208, share: 3, priority: 1 },
  /** What a row is called, or what happened. */
  main: { least: 216, share: 2.6, priority: 1 },
  /** Somebody whom the row is not about, such as who made it. Wide enough for most names. */
  name: { least: 152, share: 1.4, priority: 3 },
  /** Any other words. They are the first to go: to the second line of the main text. */
  text: { least: 112, share: 1, priority: 3 },
  /** One of a few terms of the portal, such as what was asked for. Some are longer in French. */
  kind: { least: 144, share: 'fixed', priority: 3 },
  /** A number or an id that is read sign by sign. It ends in … only where texts have given all they have. */
  code: { least: 144, share: 0.8, priority: 3 },
  status: { least: 128, share: 'fixed', priority: 1, beside: 30 },
  flag: { least: 76, share: 'fixed', priority: 3 },
  date: { least: 104, share: 'fixed', priority: 2, align: 'end' },
  month: { least: 84, share: 'fixed', priority: 2, align: 'end' },
  moment: { least: 144, share: 'fixed', priority: 2, align: 'end' },
  /** A past day in words, such as "20 november". */
  recently: { least: 124, share: 'fixed', priority: 3, align: 'end' },
  money: { least: 112, share: 'fixed', priority: 1, align: 'end' },
  /** What is left of an amount, behind a small bar. */
  left: { least: 172, share: 'fixed', priority: 1, align: 'end', beside: 68 },
  count: { least: 76, share: 'fixed', priority: 2, align: 'end' },
  percentage: { least: 76, share: 'fixed', priority: 2, align: 'end' },
  /** Buttons in the row. */
  actions: { least: 176, share: 'fixed', priority: 1 },
} as const satisfies Readonly<Record<string, ColumnRules>>

export type ColumnType = keyof typeof COLUMN_TYPES

export const rulesOf = (type: ColumnType): ColumnRules => COLUMN_TYPES[type]

/** The columns with the checkboxes and with the menus of the rows, in px. They hold no text. */
export const CHECK_WIDTH = 48
export const MENU_WIDTH = 44
