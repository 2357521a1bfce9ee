// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { refundEvent } from './generated/operations/expenses.ts'
import { onceKey } from './once.ts'

const body = { ospId: 'e-1', version: 1, amount: 10, reason: 'Korting' }
const http = (status: number, body: object = { message: 'no' }) =>
  new ApiError('http', 'refundEvent', status, body)
const lost = new ApiError('network', 'refundEvent')
const newKey = (changed: object = {}) => onceKey(refundEvent, { body: { ...body, ...changed } })

beforeEach(() => {
  sessionStorage.clear()
  newKey().done()
})

describe('G301 the idempotency key of a request', () => {
  test('stays the same until the outcome is known', () => {
    const first = newKey()
    expect(first.failed(lost)).toBeDefined()
    const second = newKey()
    expect(second.key).toBe(first.key)
    second.done()
    expect(newKey().key).not.toBe(first.key)
  })
  test('is different for a different request', () => {
    newKey().failed(lost)
    expect(newKey({ amount: 11 }).key).not.toBe(newKey().key)
  })
  test('is sent with the version of the first attempt, in its place', () => {
    const first = newKey()
    first.failed(lost)
    const again = newKey({ version: 2 })
    expect(again.key).toBe(first.key)
    expect(JSON.stringify(again.params.body)).toBe(JSON.stringify(body))
    again.done()
    expect(newKey({ version: 2 }).params.body.version).toBe(2)
  })
  test('expires on the server after a day', () => {
    vi.useFakeTimers()
    const { key, failed } = newKey()
    failed(lost)
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(newKey().key).not.toBe(key)
    vi.useRealTimers()
  })
})

describe('G301 the same request again', () => {
  const unclear = () => {
    const first = newKey()
    const request = first.failed(lost)
    if (!request) throw new Error('a lost response says nothing')
    return { key: first.key, ...request }
  }
  test('is a new request as soon as the first is known to be executed', () => {
    const { key, done } = unclear()
    done()
    const next = newKey()
    expect(next.key).not.toBe(key)
    next.failed(lost)
    // This `done` belongs to the first request only.
    done()
    expect(newKey().key).toBe(next.key)
  })
  test('is a retry while the form is mounted, whatever the reads show', () => {
    const { key, watch } = unclear()
    watch(() => true)
    expect(newKey().key).toBe(key)
  })
  test('is a retry from another form while the reads show no change', () => {
    const { key, watch, left } = unclear()
    watch(() => false)
    left()
    expect(newKey().key).toBe(key)
  })
  test('is a new request when the form has left and its booking is visible, whichever comes first', () => {
    let isSeen = false
    const { key, watch, left } = unclear()
    watch(() => isSeen)
    left()
    expect(newKey().key).toBe(key)
    isSeen = true
    const second = newKey()
    expect(second.key).not.toBe(key)
    // A busy server has refused the second request, which says nothing about the first.
    expect(second.failed(http(429))).toBeUndefined()
  })
  test('is a new request also after a reload, if the booking was visible before', async () => {
    const { key, watch, left } = unclear()
    watch(() => true)
    left()
    vi.resetModules()
    const reloaded = await import('./once.ts')
    expect(reloaded.onceKey(refundEvent, { body }).key).not.toBe(key)
  })
  test('a form that leaves late does not affect requests that were sent since', () => {
    const { watch, left } = unclear()
    watch(() => true)
    left()
    const second = newKey()
    second.failed(lost)
    left()
    expect(newKey().key).toBe(second.key)
  })
})

describe('G411 a request that may have been executed', () => {
  test.each([429, 500, 503, 401, 403])('is still unclear when the retry gets status %i', (status) => {
    const first = newKey()
    first.failed(lost)
    expect(newKey().failed(http(status))).toBeDefined()
    expect(newKey().key).toBe(first.key)
  })
  test.each([404, 409, 422])('is known as not executed when the retry gets status %i', (status) => {
    const first = newKey()
    first.failed(lost)
    expect(newKey().failed(http(status))).toBeUndefined()
    expect(newKey().key).not.toBe(first.key)
  })
  test.each([408, 500, 502, 503, 504, 520, 521, 522, 523, 524])('is unclear after a %i', (status) => {
    for (const body of [{}, { message: 'no', code: 'INTERNAL_ERROR' }]) {
      const first = newKey()
      expect(first.failed(http(status, body))).toBeDefined()
      expect(newKey().key).toBe(first.key)
      first.done()
    }
  })
  test.each([429, 403, 501])('a %i alone is a known outcome', (status) => {
    const first = newKey()
    expect(first.failed(http(status))).toBeUndefined()
    expect(newKey().key).not.toBe(first.key)
  })
  test('is still unclear when the retry gets the HTML page of a gateway', () => {
    const first = newKey()
    first.failed(lost)
    expect(newKey().failed(http(404, {}))).toBeDefined()
    expect(newKey().key).toBe(first.key)
  })
  test('keeps its key on reload, but no typed values', async () => {
    const first = newKey()
    first.failed(lost)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Korting')
    vi.resetModules()
    const reloaded = await import('./once.ts')
    expect(reloaded.onceKey(refundEvent, { body }).key).toBe(first.key)
  })
})
