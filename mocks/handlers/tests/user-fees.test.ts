import { beforeEach, describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, type Tester } from '../../testing.ts'

const GARAGE = 'ca-2003'
const NOORDZEE = 'p-3001'
const MIDDLE_TIER = 'uf-7002'
const LAST_TIER = 'uf-7003'

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})

const create = (assignee: string, eventCountFrom: number, eventCountTo?: number) =>
  olivia.call('createUserFee', {
    body: {
      assignee: { ospId: assignee },
      eventCountFrom,
      ...withoutUndefined({ eventCountTo }),
      feeAmount: 1.5,
      vatPercentage: 21,
    },
  })
const listed = async () => (await olivia.call('getAllUserFees')).good

describe('R223 user fees', () => {
  test('R244 are listed without a body, by name of the assignee, tier after tier', async () => {
    expect((await listed()).map(({ assignee, eventCountFrom }) => [assignee.name, eventCountFrom])).toEqual([
      ['Antwerp Architects', 1],
      ['Antwerp Architects', 15],
      ['Brugge Bakery', 0],
      [expect.stringContaining('Société coopérative'), 100],
      ['Noordzee Mobility', 0],
      ['Noordzee Mobility', 11],
      ['Noordzee Mobility', 51],
    ])
  })

  test('G133 are created for a partner or company, without upper bound when no end is given', async () => {
    const { good } = await create(GARAGE, 1, 20)
    expect(good).toEqual({
      ospId: good.ospId,
      version: 1,
      assignee: { ospId: GARAGE, name: 'Gent Garage', kind: 'CORPORATE_ACCOUNT' },
      eventCountFrom: 1,
      eventCountTo: 20,
      feeAmount: 1.5,
      vatPercentage: 21,
    })
    const open = await create(GARAGE, 21)
    expect(open.good).not.toHaveProperty('eventCountTo')
    expect((await create('p-3002', 0)).good.assignee).toEqual({
      ospId: 'p-3002',
      name: 'Benelux Mobility',
      kind: 'PARTNER',
    })
    expect((await listed()).filter(({ assignee }) => assignee.ospId === GARAGE)).toEqual([good, open.good])
    expect((await create('u-1001', 0)).status).toBe(404)
  })

  test('are changed field by field, `null` removes the upper bound, and stale changes are refused', async () => {
    const body = { ospId: MIDDLE_TIER, version: 1, feeAmount: 2, vatPercentage: 6 }
    expect((await olivia.call('updateUserFee', { body })).good).toMatchObject({
      version: 2,
      eventCountFrom: 11,
      eventCountTo: 50,
      feeAmount: 2,
      vatPercentage: 6,
    })
    expect((await olivia.call('updateUserFee', { body })).error.code).toBe('STALE')
    await olivia.call('deleteUserFee', { body: { ospId: LAST_TIER } })
    const open = await olivia.call('updateUserFee', { body: { ospId: MIDDLE_TIER, eventCountTo: null } })
    expect(open.good).not.toHaveProperty('eventCountTo')
    expect((await olivia.call('updateUserFee', { body: { ospId: 'uf-1', feeAmount: 1 } })).status).toBe(404)
  })

  test('are deleted once', async () => {
    expect((await olivia.call('deleteUserFee', { body: { ospId: LAST_TIER } })).status).toBe(204)
    expect((await listed()).map(({ ospId }) => ospId)).not.toContain(LAST_TIER)
    expect((await olivia.call('deleteUserFee', { body: { ospId: LAST_TIER } })).status).toBe(404)
  })
})

describe('thresholds', () => {
  test('R165 `to` is at least `from`, on creation and after a change', async () => {
    const backwards = await create(GARAGE, 5, 4)
    expect([backwards.status, backwards.error.errors?.[0]]).toMatchObject([
      422,
      { field: 'eventCountTo', rule: 'threshold_order' },
    ])
    expect((await create(GARAGE, 5, 5)).status).toBe(200)
    const { status, error } = await olivia.call('updateUserFee', {
      body: { ospId: MIDDLE_TIER, eventCountFrom: 51 },
    })
    expect([status, error.errors?.[0]?.field]).toEqual([422, 'eventCountTo'])
  })

  test('tiers of one assignee do not overlap; those of another assignee do not matter', async () => {
    expect((await create(NOORDZEE, 10, 10)).error.code).toBe('TIER_OVERLAP')
    expect((await create(NOORDZEE, 2000)).error.code).toBe('TIER_OVERLAP')
    const widened = { ospId: MIDDLE_TIER, eventCountTo: 51 }
    expect((await olivia.call('updateUserFee', { body: widened })).error.code).toBe('TIER_OVERLAP')
    await olivia.call('deleteUserFee', { body: { ospId: LAST_TIER } })
    expect((await olivia.call('updateUserFee', { body: widened })).good.eventCountTo).toBe(51)
    expect((await create(GARAGE, 0)).status).toBe(200)
  })

  test('negative numbers, third decimals and rates over 100 are invalid', async () => {
    const refused = async (change: object) => {
      const body = { ospId: MIDDLE_TIER, ...change }
      const { status, error } = await olivia.call('updateUserFee', { body })
      return [status, error.errors?.[0]?.field]
    }
    expect(await refused({ eventCountFrom: -1 })).toEqual([422, 'eventCountFrom'])
    expect(await refused({ feeAmount: -0.01 })).toEqual([422, 'feeAmount'])
    expect(await refused({ feeAmount: 1.005 })).toEqual([422, 'feeAmount'])
    expect(await refused({ vatPercentage: 101 })).toEqual([422, 'vatPercentage'])
  })
})

test('R053 only platform staff has access to user fees', async () => {
  for (const login of ['mats.msp', 'ulla.users', 'ivo.invoices']) {
    const caller = await guest.as(login)
    expect((await caller.call('getAllUserFees')).status).toBe(403)
    expect((await caller.call('deleteUserFee', { body: { ospId: LAST_TIER } })).status).toBe(403)
  }
  expect(await listed()).toHaveLength(7)
})
