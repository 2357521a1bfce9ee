import { onTestFinished, vi } from 'vitest'
import type { SandboxClient } from '~mocks/sandbox-client.ts'

/**
 * Sets the current time until the end of the test, for the sandbox and for the browser. A user who signed in more than
 * seven days before it is then signed out, so set it first.
 */
export async function setToday(sandbox: Pick<SandboxClient, 'clock'>, now: string): Promise<void> {
  await sandbox.clock.set(now, true)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
}
