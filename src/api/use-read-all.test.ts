// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { getUsersByFilter } from './generated/operations/app-users.ts'
import { readPages } from './use-read-all.ts'

const params = { body: { corporateAccountOspId: 'ca-2001' } }
const answers = new Map<number, (response: Response) => void>()
const fetch = vi.fn<(request: Request) => Promise<Response>>((request) => {
  const page = Number(new URL(request.url).searchParams.get('page'))
  return new Promise((resolve) => answers.set(page, resolve))
})
const answer = (page: number, totalPages: number): void =>
  answers.get(page)?.(
    Response.json({ content: [{ ospId: `u-${page}` }], totalElements: 1, totalPages, number: page, size: 1 }),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/portal/')
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
})
afterEach(() => {
  clearTokens()
  answers.clear()
  fetch.mockClear()
})
const requested = async (count: number): Promise<void> =>
  vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(count))

test('R234 six pages are requested at a time, the next one after each answer, and returned in order', async () => {
  const reading = readPages(getUsersByFilter, params, () => ({}))
  await requested(1)
  answer(0, 9)
  await requested(7)
  answer(4, 9)
  await requested(8)
  answer(7, 9)
  await requested(9)
  for (const page of [8, 6, 5, 3, 2, 1]) answer(page, 9)
  expect((await reading).map(({ content }) => content[0]?.ospId)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => `u-${page}`),
  )
})

test('R234 beyond 20 pages the list is cut', async () => {
  const reading = readPages(getUsersByFilter, params, () => ({}))
  for (let page = 0; page < 20; page += 1) {
    await vi.waitFor(() => expect(answers.has(page)).toBe(true))
    answer(page, 21)
  }
  expect(await reading).toHaveLength(20)
  expect(fetch).toHaveBeenCalledTimes(20)
})

test('after a failed page no other page is requested', async () => {
  const reading = readPages(getUsersByFilter, params, () => ({ ignore: ['*'] }))
  await requested(1)
  answer(0, 21)
  await requested(7)
  answers.get(3)?.(Response.json({ message: 'no', code: 'INTERNAL' }, { status: 500 }))
  await expect(reading).rejects.toMatchObject({ kind: 'http', status: 500 })
  for (const page of [1, 2, 4, 5, 6]) answer(page, 21)
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(7))
})
