/**
 * The lists of orders show what is to be done and its price also where there is little room, with the longest words of
 * each language.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as orders from '@/features/orders/order-columns.tsx'
import * as seasonCards from '@/features/season-tickets/order-columns.tsx'
import type { Columns } from '@/lists/columns.tsx'
import type { Column } from '@/ui/table/column.ts'
import { CHECK_WIDTH, MENU_WIDTH } from '@/ui/table/column-types.ts'
import { fittingColumns } from '@/ui/table/fit-columns.ts'
import { textWidth } from '@/ui/table/text-width.ts'
import { LANGUAGES } from '../languages.ts'

interface Words {
  readonly columns: Readonly<Record<string, string>>
  readonly action: Readonly<Record<string, string>>
}

/** The width in px of a list in a window of 1024 and of 1280 px, where the menu is open. */
const [AT_1024, AT_1280] = [895, 967]

function shownIn<Row>(of: Columns<Row>, language: string, room: number): readonly string[] {
  const words = JSON.parse(readFileSync(`locales/${language}/${of.area}.json`, 'utf8')) as Words
  const columns = of.specs
    .filter(([, { hidden }]) => hidden !== true)
    .map(([id, { type, priority }]): Column<Row> => {
      return { id, header: words.columns[id] ?? '', text: () => '', type, priority }
    })
  const longest = Math.max(...Object.values(words.action).map((word) => textWidth(word, 13)))
  const fitting = fittingColumns(columns, room - CHECK_WIDTH - MENU_WIDTH, () => false, {
    action: longest + 24,
  })
  return fitting.map(({ id }) => id)
}

test.each(LANGUAGES)('the columns of the action and the price are hidden last: %s', (language) => {
  for (const columns of [orders.openOrderColumns, orders.handledOrderColumns]) {
    expect(shownIn(columns, language, AT_1024)).toEqual(
      expect.arrayContaining(['user', 'action', 'description']),
    )
    expect(shownIn(columns, language, AT_1280)).toEqual(
      expect.arrayContaining(['user', 'action', 'description', 'price']),
    )
  }
  const { openOrderColumns, handledOrderColumns } = seasonCards
  for (const columns of [openOrderColumns, handledOrderColumns])
    expect(shownIn(columns, language, AT_1280)).toEqual(expect.arrayContaining(['user', 'action', 'price']))
  expect(shownIn(openOrderColumns, language, AT_1024)).toEqual(
    expect.arrayContaining(['user', 'action', 'orderedProduct', 'price']),
  )
})
