/** Finds a Chromium for the browser tests, or installs one: `tsx scripts/browser.ts` prints its path. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** What every launch needs: nothing from outside the machine, and no first-run pages. */
export const launchArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium refuses its own sandbox as root.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** The path of an installed browser: `CHROMIUM`, a system's Chromium or Chrome, Playwright's own. */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM'], ...systemPaths, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Answers the path of a browser, installing one when there is none. Throws with what to do when nothing works. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  const attempts: [string, string[]][] = [
    [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']],
  ]
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    attempts.push(['apt-get', ['update', '-q']])
    attempts.push([
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ])
  }
  for (const [command, args] of attempts) {
    console.error(`no browser yet: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, {
        stdio: ['ignore', 'ignore', 'ignore'],
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    } catch {
      continue // The next attempt may work; the end tells if none did.
    }
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'No Chromium: install Chromium or Chrome, or name one in the environment variable CHROMIUM.',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser())
