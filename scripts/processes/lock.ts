import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from './running.ts'

const RETRY_MS = 100

/** Runs `work` while no other process holds the lock. The lock is a file with the id of its process. */
export async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  while (!tryLock(lock)) await wait(RETRY_MS)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true }) // The process that held it has died.
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    const holder = readFileSync(lock, 'utf8')
    return holder === '' || isRunning(Number(holder))
  } catch {
    return false
  }
}
