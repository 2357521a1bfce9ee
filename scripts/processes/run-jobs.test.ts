import { expect, test } from 'vitest'
import { runJobs, type Job } from './run-jobs.ts'

/** Starts the jobs that can start, and ends one after another. Returns which jobs were running each time. */
async function runsOf(jobs: readonly Job[], capacity: number): Promise<string[]> {
  const running = new Map<string, () => void>()
  const runningNames: string[] = []
  let hasEnded = false
  const all = runJobs(jobs, capacity, ({ name }) => new Promise((end) => running.set(name, end))).then(() => {
    hasEnded = true
  })
  for (;;) {
    await new Promise(setImmediate)
    const [first] = running
    if (hasEnded || first === undefined) break
    runningNames.push([...running.keys()].join(' '))
    const [name, end] = first
    running.delete(name)
    end()
  }
  await all
  return runningNames
}

test('as many jobs run in parallel as the capacity allows, in their order', async () => {
  const jobs = [{ name: 'a' }, { name: 'b', takes: 2 }, { name: 'c' }, { name: 'd' }]
  expect(await runsOf(jobs, 3)).toEqual(['a b', 'b c', 'c d', 'd'])
  expect(await runsOf(jobs, 1)).toEqual(['a', 'b', 'c', 'd'])
})

test('a job that waits for capacity or for another job is overtaken', async () => {
  const jobs = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', takes: 2 }, { name: 'd' }]
  expect(await runsOf(jobs, 2)).toEqual(['a d', 'd b', 'b', 'c'])
})

test('a needed job that is not run delays nothing', async () => {
  expect(await runsOf([{ name: 'b', needs: ['a'] }], 2)).toEqual(['b'])
})

test('a failure of the run itself is reported', async () => {
  const run = () => Promise.reject(new Error('no such command'))
  await expect(runJobs([{ name: 'a' }], 1, run)).rejects.toThrow('no such command')
})
