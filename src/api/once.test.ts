// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { refundEvent } from './generated/operations/expenses.ts'
import { onceKey } from './once.ts'

const body = { ospId: 'e-1', version: 1, amount: 10, reason: 'Korting' }
const http = (status: number) => new ApiError('http', 'refundEvent', status)
const lost = new ApiError('network', 'refundEvent')
const ask = (changed: object = {}) => onceKey(refundEvent, { body: { ...body, ...changed } })

beforeEach(() => {
  sessionStorage.clear()
  ask().done()
})

describe('G301 the key of a request', () => {
  test('is the same until the outcome is known', () => {
    const first = ask()
    expect(first.failed(lost)).toBe(true)
    const second = ask()
    expect(second.key).toBe(first.key)
    second.done()
    expect(ask().key).not.toBe(first.key)
  })
  test('is another one for something else', () => {
    ask().failed(lost)
    expect(ask({ amount: 11 }).key).not.toBe(ask().key)
  })
  test('goes with the version of the first time, at its place', () => {
    const first = ask()
    first.failed(lost)
    const again = ask({ version: 2 })
    expect(again.key).toBe(first.key)
    expect(JSON.stringify(again.params.body)).toBe(JSON.stringify(body))
    again.done()
    expect(ask({ version: 2 }).params.body.version).toBe(2)
  })
  test('is forgotten by the server after a day', () => {
    vi.useFakeTimers()
    const { key, failed } = ask()
    failed(lost)
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(ask().key).not.toBe(key)
    vi.useRealTimers()
  })
})

describe('G411 what may have been done', () => {
  test.each([429, 500, 503, 401, 403])('may still have been when %i answers the next try', (status) => {
    const first = ask()
    first.failed(lost)
    expect(ask().failed(http(status))).toBe(true)
    expect(ask().key).toBe(first.key)
  })
  test.each([404, 409, 422])('was not when %i answers the next try', (status) => {
    const first = ask()
    first.failed(lost)
    expect(ask().failed(http(status))).toBe(false)
    expect(ask().key).not.toBe(first.key)
  })
  test.each([429, 500, 503])('%i alone is an answer', (status) => {
    const first = ask()
    expect(first.failed(http(status))).toBe(false)
    expect(ask().key).not.toBe(first.key)
  })
  test('keeps its key when the page is reloaded, and nothing that was typed', async () => {
    const first = ask()
    first.failed(lost)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Korting')
    vi.resetModules()
    const reloaded = await import('./once.ts')
    expect(reloaded.onceKey(refundEvent, { body }).key).toBe(first.key)
  })
})
