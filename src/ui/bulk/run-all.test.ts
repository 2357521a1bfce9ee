import { expect, test } from 'vitest'
import { runAll, type Outcome } from './run-all.ts'

const later = () => new Promise((resolve) => setTimeout(resolve))
const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index)

test('each item runs once, a few at a time, and failures do not stop the others', async () => {
  let running = 0
  let peak = 0
  const outcomes: Outcome<number>[] = []
  await runAll(
    numbers(20),
    async (item) => {
      running += 1
      peak = Math.max(peak, running)
      await later()
      running -= 1
      if (item % 7 === 3) throw new Error(`not ${item}`)
    },
    { atOnce: 3, signal: new AbortController().signal, onOutcome: (outcome) => outcomes.push(outcome) },
  )
  expect(peak).toBe(3)
  expect(outcomes.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(numbers(20))
  expect(outcomes.filter(({ error }) => error !== undefined).map(({ item }) => item)).toEqual([3, 10, 17])
})

test('after a stop it waits for the running items and starts no others', async () => {
  const stop = new AbortController()
  const begun: number[] = []
  const done: number[] = []
  await runAll(
    numbers(10),
    async (item) => {
      begun.push(item)
      await later()
      if (item === 1) stop.abort()
    },
    { atOnce: 2, signal: stop.signal, onOutcome: ({ item }) => done.push(item) },
  )
  expect(begun).toEqual([0, 1, 2])
  expect(done).toEqual([0, 1, 2])
})

test('an empty list ends at once', async () => {
  const run = runAll([], later, { signal: new AbortController().signal, onOutcome: () => undefined })
  await expect(run).resolves.toBeUndefined()
})

test('no item starts before it is ready, or after the run was stopped meanwhile', async () => {
  const stop = new AbortController()
  const [begun, signals]: [number[], AbortSignal[]] = [[], []]
  await runAll(numbers(3), async (item) => begun.push(item), {
    atOnce: 1,
    signal: stop.signal,
    ready: async (signal) => {
      await later()
      signals.push(signal)
      if (signals.length === 2) stop.abort()
    },
    onOutcome: () => undefined,
  })
  expect(begun).toEqual([0])
  expect(signals).toEqual([stop.signal, stop.signal])
})
