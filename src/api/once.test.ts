// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { refundEvent } from './generated/operations/expenses.ts'
import { onceKey } from './once.ts'

const body = { ospId: 'e-1', version: 1, amount: 10, reason: 'Korting' }
const http = (status: number, body: object = { message: 'no' }) =>
  new ApiError('http', 'refundEvent', status, body)
const lost = new ApiError('network', 'refundEvent')
const ask = (changed: object = {}) => onceKey(refundEvent, { body: { ...body, ...changed } })

beforeEach(() => {
  sessionStorage.clear()
  ask().done()
})

describe('G301 the key of a request', () => {
  test('is the same until the outcome is known', () => {
    const first = ask()
    expect(first.failed(lost)).toBeDefined()
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

describe('G301 the same once more', () => {
  const unclear = () => {
    const first = ask()
    const request = first.failed(lost)
    if (!request) throw new Error('a lost answer says nothing')
    return { key: first.key, ...request }
  }
  test('is something new as soon as it is known that the first was done', () => {
    const { key, done } = unclear()
    done()
    const next = ask()
    expect(next.key).not.toBe(key)
    next.failed(lost)
    // It tells of the first one only.
    done()
    expect(ask().key).toBe(next.key)
  })
  test('is tried again while the form is there, whatever the reads show', () => {
    const { key, watch } = unclear()
    watch(() => true)
    expect(ask().key).toBe(key)
  })
  test('is tried again from another form while the reads show no change', () => {
    const { key, watch, left } = unclear()
    watch(() => false)
    left()
    expect(ask().key).toBe(key)
  })
  test('is something new when the form has left and its booking is seen, before that or after', () => {
    let isSeen = false
    const { key, watch, left } = unclear()
    watch(() => isSeen)
    left()
    expect(ask().key).toBe(key)
    isSeen = true
    const second = ask()
    expect(second.key).not.toBe(key)
    // A busy server has refused the second one; of the first it says nothing any more.
    expect(second.failed(http(429))).toBeUndefined()
  })
  test('is something new after a reload too, when it was seen before that', async () => {
    const { key, watch, left } = unclear()
    watch(() => true)
    left()
    vi.resetModules()
    const reloaded = await import('./once.ts')
    expect(reloaded.onceKey(refundEvent, { body }).key).not.toBe(key)
  })
  test('a form that leaves late says nothing of what was sent since', () => {
    const { watch, left } = unclear()
    watch(() => true)
    left()
    const second = ask()
    second.failed(lost)
    left()
    expect(ask().key).toBe(second.key)
  })
})

describe('G411 what may have been done', () => {
  test.each([429, 500, 503, 401, 403])('may still have been when %i answers the next try', (status) => {
    const first = ask()
    first.failed(lost)
    expect(ask().failed(http(status))).toBeDefined()
    expect(ask().key).toBe(first.key)
  })
  test.each([404, 409, 422])('was not when %i answers the next try', (status) => {
    const first = ask()
    first.failed(lost)
    expect(ask().failed(http(status))).toBeUndefined()
    expect(ask().key).not.toBe(first.key)
  })
  test.each([408, 500, 502, 503, 504, 520, 521, 522, 523, 524])('is unclear after %i alone', (status) => {
    for (const body of [{}, { message: 'no', code: 'INTERNAL_ERROR' }]) {
      const first = ask()
      expect(first.failed(http(status, body))).toBeDefined()
      expect(ask().key).toBe(first.key)
      first.done()
    }
  })
  test.each([429, 403, 501])('%i alone is an answer', (status) => {
    const first = ask()
    expect(first.failed(http(status))).toBeUndefined()
    expect(ask().key).not.toBe(first.key)
  })
  test('may still have been when a gateway answers the next try with a page of its own', () => {
    const first = ask()
    first.failed(lost)
    expect(ask().failed(http(404, {}))).toBeDefined()
    expect(ask().key).toBe(first.key)
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
