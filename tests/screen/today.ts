import { onTestFinished, vi } from 'vitest'
import type { SandboxClient } from '~mocks/sandbox-client.ts'

/**
 * Until the end of the test this is the present moment, for the sandbox and for the browser. Whoever has signed in more than
 * seven days before it is signed out then, so set it first.
 */
export async function setToday(sandbox: Pick<SandboxClient, 'clock'>, now: string): Promise<void> {
  await sandbox.clock.set(now, true)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
}
