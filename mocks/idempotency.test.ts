import { expect, test } from 'vitest'
import { createTester, DAY, type Tester } from './testing.ts'

const KEY = '0b6f3c1e-8a55-4d0e-9d53-0c2b1f6c9a77'
const REPLAYED = 'Idempotency-Replayed'
const GROUP = { extId: 'Nachtploeg' }

/** Creates a group with this key. */
const create = (ulla: Tester, body: object = GROUP, key = KEY): Promise<Response> =>
  ulla.raw('/usergroup/create', {
    method: 'POST',
    body: JSON.stringify({ corporateAccount: { ospId: 'ca-2001' }, ...body }),
    headers: { 'content-type': 'application/json', 'Idempotency-Key': key },
  })
const signedIn = (): Promise<Tester> => createTester().as('ulla.users')
const idOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { ospId: string }).ospId

test('G301 the same key returns the first response, and nothing is executed twice', async () => {
  const ulla = await signedIn()
  const first = await create(ulla)
  expect([first.status, first.headers.get(REPLAYED)]).toEqual([200, null])
  const second = await create(ulla)
  expect(second.headers.get(REPLAYED)).toBe('true')
  expect([second.status, await idOf(second)]).toEqual([200, await idOf(first)])
})

test('G301 two requests at the same time are one', async () => {
  const ulla = await signedIn()
  const responses = await Promise.all([create(ulla), create(ulla), create(ulla)])
  expect(new Set(await Promise.all(responses.map(idOf))).size).toBe(1)
})

test('G301 a key of another request, or one with an invalid format, is refused', async () => {
  const ulla = await signedIn()
  await create(ulla)
  const other = await create(ulla, { extId: 'Dagploeg' })
  expect([other.status, await other.json()]).toMatchObject([422, { errors: [{ field: 'Idempotency-Key' }] }])
  expect((await create(ulla, GROUP, 'short')).status).toBe(422)
})

test('G301 a key of another operation is refused', async () => {
  const ulla = await signedIn()
  await create(ulla)
  const other = await ulla.raw('/budget/transaction/addForUser', {
    method: 'POST',
    body: JSON.stringify({ userOspId: 'u-1101', budgetOspId: 'b-5101', amount: 150, description: 'Extra' }),
    headers: { 'content-type': 'application/json', 'Idempotency-Key': KEY },
  })
  const refusal = (await other.json()) as { errors?: { field: string }[] }
  expect([other.status, refusal.errors?.map(({ field }) => field)]).toEqual([422, ['Idempotency-Key']])
})

test('G301 a refused request is executed when it is repeated, and a key expires after a day', async () => {
  const ulla = await signedIn()
  await create(ulla)
  const other = `${KEY}-2`
  expect((await create(ulla, GROUP, other)).status, 'the name is taken').toBe(409)
  await ulla.advance(DAY + 1000)
  const later = await ulla.sandbox.fetch('http://sandbox.localhost/sandbox/snapshot', {
    headers: { 'x-world': ulla.world },
  })
  expect(((await later.json()) as { firstAnswers: unknown[] }).firstAnswers).toHaveLength(1)
  const nextSession = await ulla.as('ulla.users')
  expect((await create(nextSession)).status, 'the day is over, so it is done again').toBe(409)
})

test('G301 keys belong to a user', async () => {
  const ulla = await signedIn()
  const first = await idOf(await create(ulla))
  const olivia = await ulla.as('olivia.osp')
  const other = await create(olivia, { extId: 'Dagploeg' })
  expect([other.status, (await idOf(other)) === first]).toEqual([200, false])
})
