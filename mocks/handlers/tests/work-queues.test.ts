import { beforeEach, expect, test } from 'vitest'
import { createTester, type Tester } from '../../testing.ts'

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})
const queues = async (caller: Tester) =>
  new Map((await caller.call('getWorkQueues')).good.map((queue) => [queue.queue, queue]))

test('G396 platform staff gets every queue, with its length and oldest date', async () => {
  const before = await queues(olivia)
  expect([...before.keys()]).toHaveLength(7)
  const { good: orders } = await olivia.call('getOpenOrders', { body: {} })
  expect(before.get('GENERAL_ORDER')).toEqual({
    queue: 'GENERAL_ORDER',
    count: orders.totalElements,
    oldestOn: orders.content[0]?.createdOn,
  })
  await olivia.call('confirmOrder', { body: { id: 'o-8101' } })
  expect((await queues(olivia)).get('GENERAL_ORDER')?.count).toBe(orders.totalElements - 1)
})

test('G396 season cards are listed per company, because they are handled there', async () => {
  const { companies = [], count } = (await queues(olivia)).get('SEASON_CARD_ORDER') ?? {}
  expect(companies.reduce((sum, company) => sum + company.count, 0)).toBe(count)
  const bakery = companies.find(({ ospId }) => ospId === 'ca-2001')
  const body = { corporateAccountOspId: 'ca-2001' }
  expect((await olivia.call('getOpenSeasonTicketOrders', { body })).good.totalElements).toBe(bakery?.count)
})

test('G396 partner staff gets only the queues of their companies, and others none', async () => {
  const own = await queues(await guest.as('mats.msp'))
  expect([...own.keys()]).toEqual(['SEASON_CARD_ORDER', 'DEACTIVATION'])
  expect(own.get('SEASON_CARD_ORDER')?.count).toBeLessThan(
    (await queues(olivia)).get('SEASON_CARD_ORDER')?.count ?? 0,
  )
  const ulla = await guest.as('ulla.users')
  await ulla.call('requestCompanyDeactivation', { body: { corporateAccountOspId: 'ca-2001' } })
  expect((await queues(await guest.as('mats.msp'))).get('DEACTIVATION')?.count).toBe(
    (own.get('DEACTIVATION')?.count ?? 0) + 1,
  )
  expect((await ulla.call('getWorkQueues')).status).toBe(403)
})
