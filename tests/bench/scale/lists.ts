/** The long lists of the portal, and the measurements of each. */
import type { Page } from '@playwright/test'
import { COMPANY } from '../../../mocks/seed/names.ts'
import { PEER, type PeerGoal } from './goals.ts'
import * as screen from './screen.ts'

/** Calls an operation as the user who opens the list. */
export type Post = <Answer>(path: string, body: object) => Promise<Answer>
/** Measures a step. The step returns what is wrong with its result, if anything. */
export type Measure = (
  step: string,
  run: () => Promise<string | undefined | void>,
  peer?: PeerGoal,
) => Promise<void>

export interface LongList {
  readonly name: string
  readonly login: string
  /** Prepares the world so that the list has something to do. */
  readonly prepare?: (post: Post) => Promise<void>
  readonly measure: (page: Page, measure: Measure) => Promise<void>
}

/** The facts about a list that its steps need. */
interface About {
  readonly path: string
  readonly least: number
  readonly word: string
  /** The query of the address with a filter. */
  readonly filter: string
  /** Headers of the columns with numbers in a file. */
  readonly numbers: readonly string[]
  /** Exports the list. Default: from the menu of the table. */
  readonly download?: (page: Page) => Promise<void>
  readonly isSelectable?: boolean
  /** All rows are in the browser, and the list scrolls through all of them. */
  readonly isWhole?: boolean
}

async function measureList(page: Page, measure: Measure, about: About): Promise<void> {
  const { path, least, word, filter, numbers, isSelectable = true, isWhole = false } = about
  const { download = screen.exportFromTable } = about
  const reading = isWhole ? undefined : PEER.page
  let total = 0
  const open = async (): Promise<void> => {
    await screen.goTo(page, path)
    total = await screen.rowsShown(page, `total >= ${least}`, `location.search === ''`)
  }
  await measure('open', open, isWhole ? PEER.open : PEER.page)
  await measure('search', async () => void (await screen.search(page, word, total)), PEER.typing)
  await open()
  await measure(
    'filter',
    async () => {
      await screen.goTo(page, `${path}?${filter}`)
      await screen.rowsShown(page, `total < ${total}`, `location.search === '?${filter}'`)
    },
    reading,
  )
  await open()
  if (isWhole) await measure('scroll', () => screen.scroll(page))
  else await measure('next page', () => screen.nextPage(page), reading)
  await open()
  if (isSelectable) {
    await measure('select all', () => screen.selectAll(page, total, !isWhole))
    await page.getByRole('button', { name: 'Clear selection' }).click()
  }
  await measure('export', () => screen.exported(page, () => download(page), total, numbers))
}

/** Selects the rows that a filter finds, and runs an action on them. */
async function measureBulk(
  page: Page,
  measure: Measure,
  {
    address,
    action,
    isWhole = false,
    reason,
  }: { address: string; action: string; isWhole?: boolean; reason?: string },
): Promise<void> {
  await screen.goTo(page, address)
  const total = await screen.rowsShown(
    page,
    'total < 20_000',
    `location.pathname + location.search === '/portal${address}'`,
  )
  await measure(`select ${total}`, () => screen.selectAll(page, total, !isWhole))
  await measure(`${action.toLowerCase()} ${total}`, () => screen.bulk(page, action, reason))
}

export const LISTS: readonly LongList[] = [
  {
    name: 'transactions',
    login: 'olivia.osp',
    measure: (page, measure) =>
      measureList(page, measure, {
        path: '/finance/all-transactions',
        least: 20_000,
        word: 'deelfiets',
        filter: 'type=event',
        numbers: ['Amount incl. VAT (EUR)', 'VAT (%)', 'Balance (EUR)'],
        download: (shown) => shown.getByRole('button', { name: 'Download all (Excel)' }).click(),
        isSelectable: false,
      }),
  },
  {
    name: 'orders',
    login: 'olivia.osp',
    async measure(page, measure) {
      await measureList(page, measure, {
        path: '/orders/general',
        least: 20_000,
        word: 'laadpas',
        filter: 'action=PURCHASE',
        numbers: ['Price'],
      })
      const address = `/orders/general?action=PURCHASE&company=${COMPANY.bakery}`
      await measureBulk(page, measure, { address, action: 'Confirm' })
    },
  },
  {
    name: 'reconciliation',
    login: 'olivia.osp',
    async measure(page, measure) {
      await measureList(page, measure, {
        path: '/reconciliation',
        least: 20_000,
        word: 'sche00001',
        filter: 'status=OPEN',
        numbers: ['Expected', 'Actual', 'Difference'],
      })
      const address = '/reconciliation?search=sche00001&status=OPEN'
      await measureBulk(page, measure, { address, action: 'Override', reason: 'Checked with the provider.' })
    },
  },
  {
    name: 'companies',
    login: 'miranda.msp',
    async measure(page, measure) {
      await measureList(page, measure, {
        path: '/corporate-accounts',
        least: 20_000,
        word: 'brewery',
        filter: 'active=no',
        numbers: ['Users'],
        isWhole: true,
      })
      const address = '/corporate-accounts?active=no'
      await measureBulk(page, measure, { address, action: 'Activate', isWhole: true })
    },
  },
  {
    name: 'stops',
    login: 'olivia.osp',
    async prepare(post) {
      for (let page = 0; page < 5; page += 1) {
        const { content } = await post<{ content: { ospId: string }[] }>(
          `/resource/transportStop/getByFilter?page=${page}&size=1000`,
          {},
        )
        const resourceOspIds = content.map(({ ospId }) => ospId)
        await post('/resource/transportStop/changeActivation', { resourceOspIds, active: false })
      }
    },
    async measure(page, measure) {
      const path = '/resources/transport'
      await measureList(page, measure, {
        path,
        least: 5000,
        word: 'brugge',
        filter: 'hasLabel=yes',
        numbers: ['Products'],
      })
      await measureBulk(page, measure, { address: path, action: 'Activate' })
      await measureActivation(page, measure, `${path}?view=activation`)
    },
  },
]

/** R214: the two lists of active and inactive items. All items are moved to the other side. */
async function measureActivation(page: Page, measure: Measure, address: string): Promise<void> {
  const side = page.getByRole('region', { name: 'Active', exact: true })
  await measure('lists: open', async () => {
    await screen.goTo(page, address)
    await side.getByRole('option').first().waitFor()
  })
  await measure('lists: mark all', async () => {
    await side.getByRole('button', { name: 'Select all' }).click()
    await side.getByRole('button', { name: 'Select none' }).waitFor()
  })
  await measure('lists: move all', async () => {
    await side.getByRole('button', { name: /^Remove/ }).click()
    await side.getByText('Nothing to show.').first().waitFor()
  })
  await measure('lists: save', async () => {
    await page.getByRole('button', { name: 'Save activation' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save activation' }).click()
    return screen.summary(page)
  })
}
