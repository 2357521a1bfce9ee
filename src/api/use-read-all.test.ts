// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { getUsersByFilter } from './generated/operations/app-users.ts'
import { readPages, useReadAll } from './use-read-all.ts'

const params = { body: { corporateAccountOspId: 'ca-2001' } }
const pending = new Map<number, (response: Response) => void>()
const fetch = vi.fn<(request: Request) => Promise<Response>>((request) => {
  const page = Number(new URL(request.url).searchParams.get('page'))
  return new Promise((resolve) => pending.set(page, resolve))
})
const respond = (page: number, totalPages: number): void =>
  pending.get(page)?.(
    Response.json({
      content: [{ ospId: `u-${page}` }],
      totalElements: totalPages,
      totalPages,
      number: page,
      size: 1,
    }),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/portal/')
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
})
afterEach(() => {
  clearTokens()
  pending.clear()
  fetch.mockClear()
})
const requested = async (count: number): Promise<void> =>
  vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(count))

test('R234 G103 pages of 1,000 are requested until the last one; six at a time, the next after each response, and returned in order', async () => {
  const reading = readPages(getUsersByFilter, params, () => ({}))
  await requested(1)
  respond(0, 9)
  await requested(7)
  respond(4, 9)
  await requested(8)
  respond(7, 9)
  await requested(9)
  for (const page of [8, 6, 5, 3, 2, 1]) respond(page, 9)
  const queries = fetch.mock.calls.map(([{ url }]) => new URL(url).searchParams)
  expect(queries.map((query) => query.get('size'))).toEqual(Array(9).fill('1000'))
  const { pages, cut } = await reading
  expect(pages.map(({ content }) => content[0]?.ospId)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => `u-${page}`),
  )
  expect(cut).toBeUndefined()
})

async function respondToTwenty(): Promise<void> {
  for (let page = 0; page < 20; page += 1) {
    await vi.waitFor(() => expect(pending.has(page)).toBe(true))
    respond(page, 21)
  }
}

test('R234 G103 a list of more than 20 pages is cut, and marked as cut', async () => {
  const reading = readPages(getUsersByFilter, params, () => ({}))
  await respondToTwenty()
  const { pages, cut } = await reading
  expect(pages).toHaveLength(20)
  expect(cut).toEqual({ read: 20_000, of: 21 })
  expect(fetch).toHaveBeenCalledTimes(20)
})

test('a caller that needs every row reads on after 20 pages', async () => {
  const reading = readPages(getUsersByFilter, params, () => ({}), Infinity)
  await respondToTwenty()
  await requested(21)
  respond(20, 21)
  const { pages, cut } = await reading
  expect(pages).toHaveLength(21)
  expect(cut).toBeUndefined()
})

test('R234 G103 rows that the server finds beyond a cut list are added once', async () => {
  const { result } = renderHook(() => useReadAll(getUsersByFilter, params))
  await respondToTwenty()
  await waitFor(() => expect(result.current.data?.rows).toHaveLength(20))
  const { cut } = result.current.data ?? {}

  const seek = async (search: string): Promise<unknown> => {
    fetch.mockImplementationOnce(async (request) => {
      expect(await request.clone().json()).toEqual({ ...params.body, search })
      const content = [{ ospId: 'u-3' }, { ospId: 'u-20' }]
      return Response.json({ content, totalElements: 2, totalPages: 1, number: 0, size: 1000 })
    })
    let isAll: unknown
    await act(async () => {
      isAll = await cut?.seek({ search }, new AbortController().signal)
    })
    return isAll
  }
  expect(await seek('u-')).toBe(true)
  expect(result.current.data?.rows.map(({ ospId }) => ospId)).toEqual(
    Array.from({ length: 21 }, (_none, index) => `u-${index}`),
  )
  await seek('again')
  expect(result.current.data?.rows).toHaveLength(21)
  expect(result.current.data?.cut, 'the same, or whoever asked would ask again').toBe(cut)
})

test('after a failed page no further page is requested', async () => {
  const reading = readPages(getUsersByFilter, params, () => ({ ignore: ['*'] }))
  await requested(1)
  respond(0, 21)
  await requested(7)
  pending.get(3)?.(Response.json({ message: 'no', code: 'INTERNAL' }, { status: 500 }))
  await expect(reading).rejects.toMatchObject({ kind: 'http', status: 500 })
  for (const page of [1, 2, 4, 5, 6]) respond(page, 21)
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(7))
})
