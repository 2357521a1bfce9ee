/** The long lists of the portal, and the measurements of each. */
import type { Page } from '@playwright/test'
import { COMPANY } from '../../../mocks/seed/names.ts'
import { PEER, type PeerGoal } from './goals.ts'
import * as screen from './screen.ts'

/** Calls an operation as the user who opens the list. */
export type Post = <Answer>(path: string, body: object) => Promise<Answer>
/** Measures a step. The step returns an error message if its result is wrong. */
export type Measure = (
  step: string,
  run: () => Promise<string | undefined | void>,
  peer?: PeerGoal,
) => Promise<void>

export interface LongList {
  readonly name: string
  readonly login: string
  /** Prepares the data of the world so that the actions of the list apply to its rows. */
  readonly prepare?: (post: Post) => Promise<void>
  readonly measure: (page: Page, measure: Measure) => Promise<void>
}

/** The facts about a list that its steps need. */
interface ListFacts {
  readonly path: string
  readonly minimumRows: number
  readonly searchTerm: string
  /** The query string of the list with a filter. */
  readonly filter: string
  /** Headers of the columns with numbers in a file. */
  readonly numbers: readonly string[]
  /** Exports the list. Default: from the menu of the table. */
  readonly download?: (page: Page) => Promise<void>
  readonly isSelectable?: boolean
  /** Whether the list scrolls through all rows, which are in the browser, instead of having pages. */
  readonly hasAllRows?: boolean
}

async function measureList(page: Page, measure: Measure, facts: ListFacts): Promise<void> {
  const { path, minimumRows, searchTerm, filter, numbers, isSelectable = true, hasAllRows = false } = facts
  const { download = screen.exportFromTable } = facts
  const pageGoal = hasAllRows ? undefined : PEER.page
  let total = 0
  const open = async (): Promise<void> => {
    await screen.goTo(page, path)
    total = await screen.rowsShown(page, `total >= ${minimumRows}`, `location.search === ''`)
  }
  await measure('open', open, hasAllRows ? PEER.open : PEER.page)
  await measure('search', async () => void (await screen.search(page, searchTerm, total)), PEER.typing)
  await open()
  await measure(
    'filter',
    async () => {
      await screen.goTo(page, `${path}?${filter}`)
      await screen.rowsShown(page, `total < ${total}`, `location.search === '?${filter}'`)
    },
    pageGoal,
  )
  await open()
  if (hasAllRows) await measure('scroll', () => screen.scroll(page))
  else await measure('next page', () => screen.nextPage(page), pageGoal)
  await open()
  if (isSelectable) {
    await measure('select all', () => screen.selectAll(page, total, !hasAllRows))
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
    hasAllRows = false,
    reason,
  }: { address: string; action: string; hasAllRows?: boolean; reason?: string },
): Promise<void> {
  await screen.goTo(page, address)
  const total = await screen.rowsShown(
    page,
    'total < 20_000',
    `location.pathname + location.search === '/portal${address}'`,
  )
  await measure(`select ${total}`, () => screen.selectAll(page, total, !hasAllRows))
  await measure(`${action.toLowerCase()} ${total}`, () => screen.bulk(page, action, reason))
}

export const LISTS: readonly LongList[] = [
  {
    name: 'transactions',
    login: 'olivia.osp',
    measure: (page, measure) =>
      measureList(page, measure, {
        path: '/finance/all-transactions',
        minimumRows: 20_000,
        searchTerm: 'deelfiets',
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
        minimumRows: 20_000,
        searchTerm: 'laadpas',
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
        minimumRows: 20_000,
        searchTerm: 'sche00001',
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
        minimumRows: 20_000,
        searchTerm: 'brewery',
        filter: 'active=no',
        numbers: ['Users'],
        hasAllRows: true,
      })
      const address = '/corporate-accounts?active=no'
      await measureBulk(page, measure, { address, action: 'Activate', hasAllRows: true })
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
        minimumRows: 5000,
        searchTerm: 'brugge',
        filter: 'hasLabel=yes',
        numbers: ['Products'],
      })
      await measureBulk(page, measure, { address: path, action: 'Activate' })
      await measureActivation(page, measure, `${path}?view=activation`)
    },
  },
]

/** R214: the two lists of active and inactive items. Moves all active items to the inactive ones. */
async function measureActivation(page: Page, measure: Measure, address: string): Promise<void> {
  const activeList = page.getByRole('region', { name: 'Active', exact: true })
  await measure('lists: open', async () => {
    await screen.goTo(page, address)
    await activeList.getByRole('option').first().waitFor()
  })
  await measure('lists: mark all', async () => {
    await activeList.getByRole('button', { name: 'Select all' }).click()
    await activeList.getByRole('button', { name: 'Select none' }).waitFor()
  })
  await measure('lists: move all', async () => {
    await activeList.getByRole('button', { name: /^Remove/ }).click()
    await activeList.getByText('Nothing to show.').first().waitFor()
  })
  await measure('lists: save', async () => {
    await page.getByRole('button', { name: 'Save activation' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save activation' }).click()
    return screen.summary(page)
  })
}
