import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_AGAIN_MS = 100

/** Does the work when no other process does work under this lock, a file that names who holds it. */
export async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  while (!tryLock(lock)) await wait(LOOK_AGAIN_MS)
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
    if (!isHeld(lock)) rmSync(lock, { force: true }) // Who held it was stopped halfway.
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    const holder = readFileSync(lock, 'utf8')
    if (holder !== '') process.kill(Number(holder), 0) // Asks only whether the process is there.
    return true
  } catch {
    return false
  }
}
