import type { Browser, CDPSession, Page } from '@playwright/test'

export interface Gauged {
  readonly cpu: number
  readonly longest: number
  readonly wall: number
}

/** How long a step may still work after the page shows its result, such as work at idle time. */
const SETTLE_MS = 300

/** Measures the cost of a step for the main thread of a page. Works on one page of its own browser. */
export async function createGauge(browser: Browser, page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async (step: () => Promise<void>): Promise<Gauged> => {
    await browser.startTracing(page, { categories: ['toplevel'] })
    const before = await mainThreadMs(devtools)
    const started = performance.now()
    await step()
    const wall = performance.now() - started
    await page.waitForTimeout(SETTLE_MS)
    const cpu = (await mainThreadMs(devtools)) - before
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return { cpu, longest: longestTask(trace.traceEvents), wall }
  }
}

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time of its thread, in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The longest task in ms. The pages of other steps are closed, so every remaining main thread belongs to this page. */
function longestTask(events: readonly TraceEvent[]): number {
  const mains = new Set(events.filter(isMainThread).map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = events.filter(({ name, pid, tid }) => TASKS.has(name) && mains.has(`${pid} ${tid}`))
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0)
}

/**
 * The continuation after an `await` runs as a microtask after the task that resolved it. It blocks the page as a task
 * does.
 */
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'BlinkScheduler_PerformMicrotaskCheckpoint'])

const isMainThread = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args.name === 'CrRendererMain'
