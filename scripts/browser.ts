/**
 * Finds a Chromium for the browser tests, or installs one. Prefers a headless shell (Playwright's or Debian's): it
 * renders the same pages without the extra processes of a desktop browser, with a third of the processor time.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * Options for Playwright: the path, unless Playwright finds its own shell, and flags against background traffic and
 * first-run pages.
 */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const browser = ensureBrowser()
  return { ...(browser === playwrightsOwn ? {} : { executablePath: browser }), args }
}

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium's own sandbox does not work as root.
  '--disable-gpu',
  '--process-per-site', // Pages of one profile share compiled code.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

const playwrightsOwn = "Playwright's headless shell"

/** Finds an installed browser: `CHROMIUM`, a headless shell, Playwright's Chromium, the system's Chromium or Chrome. */
function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named !== undefined && existsSync(named)) return named
  return hasPlaywrightsShell() ? playwrightsOwn : systemPaths.find((path) => existsSync(path))
}

/** Playwright installs it next to its Chromium: `chromium-123/…/chrome` and `chromium_headless_shell-123/`. */
function hasPlaywrightsShell(): boolean {
  const whole = dirname(dirname(chromium.executablePath()))
  return existsSync(join(whole.replace('chromium-', 'chromium_headless_shell-'), 'INSTALLATION_COMPLETE'))
}

const wholeBrowsers = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const systemPaths = ['/usr/bin/chromium-headless-shell', ...wholeBrowsers]

/**
 * Options for a browser with a back-forward cache, which a headless shell lacks. `undefined` if only a shell is
 * installed. `CHROMIUM_WHOLE` names another browser.
 */
export function wholeBrowserOptions(): object | undefined {
  const named = process.env['CHROMIUM_WHOLE']
  const executablePath = [...(named === undefined ? [] : [named]), ...wholeBrowsers].find((path) =>
    existsSync(path),
  )
  if (executablePath === undefined) return undefined
  return {
    executablePath,
    args: [...args, '--headless=new'],
    ignoreDefaultArgs: ['--headless', '--headless=old', ...WITHOUT_CACHE],
  }
}

/** Playwright disables the cache by default. */
export const WITHOUT_CACHE = ['--disable-back-forward-cache']

/** Returns the path of the browser, and installs one if needed. Throws instructions when nothing works. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  for (const [command = '', ...words] of installations()) {
    console.error(`no browser yet: ${command} ${words.join(' ')}`)
    try {
      execFileSync(command, words, {
        stdio: ['ignore', 'ignore', 'ignore'],
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    } catch {
      continue // Try the next installer. The error after the loop reports that all of them failed.
    }
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'No Chromium: install Chromium or Chrome, or name one in the environment variable CHROMIUM.',
  )
}

function installations(): string[][] {
  const own = [process.execPath, 'node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return [own]
  const apt = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'fonts-liberation']
  return [own, ['apt-get', 'update', '-q'], [...apt, 'chromium-headless-shell'], [...apt, 'chromium']]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser())
