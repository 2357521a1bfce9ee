/**
 * The layout rules of a column type: the minimum width, the share of the remaining width, and when the column is
 * hidden. Columns name their type instead of their own widths (note 0089).
 */
interface ColumnRules {
  /** The minimum width of a column of this type in px, including its padding. */
  readonly least: number
  /**
   * Its share of the remaining width, relative to the other columns. `fixed`: it gets none, and its content is never
   * truncated.
   */
  readonly share: number | 'fixed'
  /**
   * The width in px with which its second line, such as an e-mail address, fits completely. Columns of priority 4 are
   * hidden to keep it.
   */
  readonly ample?: number
  /**
   * The order in which columns are hidden in a narrow table: first the columns of priority 3, then 2, then 1. Those of
   * priority 4 are hidden already when they take the ample width of others.
   */
  readonly priority: Priority
  /** Amounts, dates and numbers are aligned at the end. */
  readonly align?: 'end'
  /** The width in px of the parts of a cell next to its text, such as the icon and the border of a badge. */
  readonly extraWidth?: number
}

export type Priority = 1 | 2 | 3 | 4

export const COLUMN_TYPES = {
  /** A person or a company with an avatar, and a second line. At 1440 px an address fits completely. */
  person: { least: 208, ample: 336, share: 3, priority: 1 },
  /** The name of the row, or its event. */
  main: { least: 216, share: 2.6, priority: 1 },
  /** Another person than the one the row is about, such as its author. Wide enough for most names. */
  name: { least: 152, share: 1.4, priority: 3 },
  /** Any other text. These columns are hidden first, and their text moves to the second line of the main text. */
  text: { least: 112, share: 1, priority: 3 },
  /** One of a few terms of the portal, such as the kind of a request. Some are longer in French. */
  kind: { least: 144, share: 'fixed', priority: 3 },
  /**
   * A number or an id that users read character by character. It is truncated only when all texts have their minimum
   * width.
   */
  code: { least: 160, share: 0.8, priority: 3 },
  status: { least: 128, share: 'fixed', priority: 1, extraWidth: 30 },
  flag: { least: 76, share: 'fixed', priority: 3 },
  date: { least: 104, share: 'fixed', priority: 2, align: 'end' },
  month: { least: 84, share: 'fixed', priority: 2, align: 'end' },
  moment: { least: 144, share: 'fixed', priority: 2, align: 'end' },
  /** A past day in words, such as "20 november". Good to know, but not worth a truncated address. */
  recently: { least: 124, share: 'fixed', priority: 4, align: 'end' },
  money: { least: 112, share: 'fixed', priority: 1, align: 'end' },
  /** The remaining part of an amount, after a small bar. */
  left: { least: 172, share: 'fixed', priority: 1, align: 'end', extraWidth: 68 },
  count: { least: 76, share: 'fixed', priority: 2, align: 'end' },
  percentage: { least: 76, share: 'fixed', priority: 2, align: 'end' },
  /** Buttons in the row, two at most. */
  actions: { least: 208, share: 'fixed', priority: 1 },
} as const satisfies Readonly<Record<string, ColumnRules>>

export type ColumnType = keyof typeof COLUMN_TYPES

export const rulesOf = (type: ColumnType): ColumnRules => COLUMN_TYPES[type]

/** The widths in px of the columns with the checkboxes and with the row menus. They contain no text. */
export const CHECK_WIDTH = 48
export const MENU_WIDTH = 44
