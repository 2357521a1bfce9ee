import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.ts'

const NOBODY = 2 ** 22 + 1 // Higher than any process id.
const newLock = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'lock')

test('the second process waits for the first, and the lock is removed even after an error', async () => {
  const lock = newLock()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    steps.push(`${name} ends`)
    if (name === 'first') throw new Error('on the way')
  }
  const first = withLock(lock, work('first'))
  await Promise.all([expect(first).rejects.toThrow('on the way'), withLock(lock, work('second'))])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(lock)).toBe(false)
})

test('a lock left by a dead process does not block', async () => {
  const lock = newLock()
  writeFileSync(lock, String(NOBODY))
  await withLock(lock, async () => {
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    await Promise.resolve()
  })
})
