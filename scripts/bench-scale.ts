/**
 * `npm run bench:scale [-- --only orders,stops --no-peer]`: measures the portal's production build with lists of 20,000
 * rows, and of 5,000 stops, in a real browser: opening, searching, filtering, going through pages, selecting all,
 * changing many and exporting. Prints CPU time with its goal, a ratio to react-admin in the same run, and the longest
 * task with its limit. Fails when a goal is missed or a file lacks rows.
 *
 * `--no-peer` leaves react-admin out, and with it the ratios.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chosen, type Figure, verdicts } from '../tests/bench/scale/goals.ts'
import { createGauge } from '../tests/bench/scale/gauge.ts'
import { LISTS, type LongList, type Measure, type Post } from '../tests/bench/scale/lists.ts'
import type { Round } from '../tests/bench/report.ts'
import { BASE, signIn } from '../tests/sign-in.ts'
import { readArguments } from './read-arguments.ts'
import { launchOptions } from './browser.ts'
import { buildPeer, copyComparison, distOf, measure as measurePeers } from './comparison.ts'
import { buildIfStale } from './processes/fresh-build.ts'
import { freePort, waitForServer } from './processes/ports.ts'
import { withoutUndefined } from '../openapi/without-undefined.ts'

const READY_WITHIN_MS = 120_000
const COMPARISON = resolve('../shared/bench')

const { values } = readArguments({
  options: { only: { type: 'string' }, 'no-peer': { type: 'boolean', default: false } },
})
const lists = chosen(LISTS, values.only)
await buildIfStale()
const peer = values['no-peer'] ? undefined : reactAdmin()
const port = await freePort(5340)
const origin = `http://127.0.0.1:${port}`
const server = spawn(
  process.execPath,
  [
    '--max-semi-space-size=128',
    '--import',
    'tsx',
    'scripts/preview.ts',
    '--port',
    String(port),
    '--long-lists',
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
try {
  await waitForServer(`${origin}${BASE}/`, READY_WITHIN_MS, () => server.exitCode !== null)
  const figures: Figure[] = []
  for (const list of lists) figures.push(...(await measureList(list)))
  const { lines, missed } = verdicts(figures, (figure) => {
    const value = peer?.[figure]
    return typeof value === 'number' ? value : undefined
  })
  console.log(lines.join('\n'))
  if (missed > 0) process.exitCode = 1
} finally {
  server.kill()
  await once(server, 'exit')
}

/** The time that react-admin needs for a page of users, and for 20,000 rows in the browser. */
function reactAdmin(): Round | undefined {
  if (!existsSync(COMPARISON)) {
    console.log(`No ratios: the comparison is not in ${COMPARISON}.`)
    return undefined
  }
  copyComparison(COMPARISON)
  buildPeer('react-admin')
  const name = 'react-admin'
  const app = { name, port: 4101, dist: distOf(name), adapter: `adapters/${name}.mjs` }
  return measurePeers('scale', [], [app], '1')[name]?.[0]
}

/** Each list has its own world, browser and session. */
async function measureList({ name, login, prepare, measure }: LongList): Promise<Figure[]> {
  const world = `scale-${name}`
  const cookies = await signIn(login, { origin, world, language: 'en' })
  await prepare?.(postAs(cookies['portal_token'] ?? '', world))
  const browser = await chromium.launch(launchOptions())
  const figures: Figure[] = []
  try {
    const page = await openPortal(browser, { ...cookies, portal_world: world })
    const gauge = await createGauge(browser, page)
    const measureStep: Measure = async (step, run, peer) => {
      let fault: string | undefined
      const gauged = await gauge(async () => {
        fault = (await run()) ?? undefined
      })
      figures.push({
        list: name,
        step,
        ...gauged,
        ...withoutUndefined({ fault, peer }),
      })
      console.error(`${name}, ${step}: ${gauged.cpu.toFixed(0)} CPU ms`)
    }
    await measure(page, measureStep)
    return figures
  } catch (error) {
    console.error(error)
    return [...figures, { list: name, step: 'the rest', cpu: 0, longest: 0, wall: 0, fault: 'did not end' }]
  } finally {
    await browser.close()
  }
}

/** Each list is opened from the dashboard, as in the comparison. */
async function openPortal(browser: Browser, cookies: Record<string, string | undefined>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies(
    Object.entries(cookies).flatMap(([name, value]) =>
      value === undefined
        ? []
        : { name, value, url: `${origin}${name === 'portal_world' ? '' : `${BASE}/`}` },
    ),
  )
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`${origin}${BASE}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

function postAs(token: string, world: string): Post {
  return async <Answer>(path: string, body: object) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-world': world },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
