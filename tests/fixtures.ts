/**
 * The fixtures of every browser test: `import { expect, test } from '../fixtures'`.
 *
 *   world                   a sandbox world of the test's own, removed afterwards
 *   sandbox                 faults, clock, calls, outbox of that world
 *   signInAs('ulla.users')  signs in by a real API call and sets the portal's cookies; then `page.goto('/portal/…')`
 *   allowed                 console errors and refused calls that this test provokes: `allowed.push(/pattern/)`
 *   clock                   the browser's time: `clock.install()`, `clock.runFor(ms)`
 *   expectAccessible()      axe finds nothing on the page as it is now, in either theme
 *
 * A test fails automatically on an uncaught page error, a console error, a breach of the content security policy, and a
 * call that breaks the contract.
 */
import { readFileSync } from 'node:fs'
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Clock,
  type Page,
} from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import { isFull } from './level.ts'
import { SandboxClient } from '../mocks/sandbox-client.ts'
import { BASE, PASSWORD, signIn, TWO_FACTOR_CODE, UNREADABLE, type Language } from './sign-in.ts'

/** The minified version, because it is sent to each checked page. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** A browser profile. The keeper is a page of the portal's origin that stays open, so that its process stays alive. */
interface Profile {
  context: BrowserContext
  keeper: Page
}
/**
 * The fixtures that the tests of one worker share: a profile, so that scripts are fetched and compiled only once, which
 * saves a third of the whole run. Cookies, storage and routes are removed after each test.
 */
interface Shared {
  profile: { take: () => Promise<Profile>; discard: () => void }
}
interface Fixtures {
  world: string
  sandbox: SandboxClient
  signInAs: (login: string, options?: { language?: Language }) => Promise<void>
  allowed: RegExp[]
  clock: Clock
  expectAccessible: (page?: Page) => Promise<void>
  guard: void
}

export const test = base.extend<Fixtures, Shared>({
  world: async ({ baseURL }, use, info) => {
    const name = `test-${info.testId}-${info.repeatEachIndex}-${info.retry}`
    await use(name)
    await new SandboxClient(baseURL ?? '', name).remove()
  },

  profile: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', contextOptions } = project.use
      let opened: Profile | undefined
      let stale = false
      await use({
        take: async () => {
          if (stale) await opened?.context.close()
          if (opened === undefined || stale)
            opened = await openProfile(browser, { ...contextOptions, baseURL })
          stale = false
          return opened
        },
        discard: () => {
          stale = true
        },
      })
      await opened?.context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ profile, world, baseURL }, use) => {
    const { context, keeper } = await profile.take()
    await context.addCookies([{ name: 'portal_world', value: world, url: baseURL ?? '' }])
    await use(context)
    for (const page of context.pages()) if (page !== keeper) await page.close()
    await context.unrouteAll()
    await context.clearCookies()
    await context.clearPermissions()
    await keeper.evaluate(() => localStorage.clear())
  },

  page: async ({ context }, use) => {
    const page = await context.newPage()
    Object.defineProperty(page, 'clock', {
      get: () => {
        throw new Error('a clock stays in the profile for the next test: ask for the fixture `clock`')
      },
    })
    await use(page)
  },

  clock: async ({ context, profile }, use) => {
    await use(context.clock)
    profile.discard() // Playwright cannot remove a clock again.
  },

  sandbox: async ({ baseURL, world }, use) => {
    await use(new SandboxClient(baseURL ?? '', world))
  },

  signInAs: async ({ context, baseURL, world }, use) => {
    await use(async (login, { language } = {}) => {
      const cookies = await signIn(login, { origin: baseURL ?? '', world, language })
      const { hostname } = new URL(baseURL ?? '')
      for (const [name, value] of Object.entries(cookies))
        if (value !== undefined)
          await context.addCookies([{ name, value, domain: hostname, path: `${BASE}/`, sameSite: 'Lax' }])
    })
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern.
  allowed: async ({}, use) => {
    await use([])
  },

  expectAccessible: async ({ page: testPage }, use) => {
    await use(async (page = testPage) => expectAccessible(page))
  },

  guard: [
    async ({ context, sandbox, allowed }, use) => {
      const errors: string[] = []
      const watch = (page: Page): void => {
        findNothingSaid(page)
        page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`))
        page.on('console', (message) => {
          // A refused or failed call is a server response that the page has to handle. Tests check what it shows.
          // The frame of a preview refuses the scripts by which Playwright and axe look into it.
          if (
            message.type() === 'error' &&
            !/^Failed to load resource|^Blocked script execution in 'about:blank'/.test(message.text())
          )
            errors.push(`console: ${message.text()}`)
        })
      }
      context.on('page', watch)
      await use()
      context.off('page', watch)
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors on the page').toEqual([])
      expect(await sandbox.violations(), 'answers that broke the contract').toEqual([])
      const misread = (await sandbox.calls())
        .filter(({ status }) => UNREADABLE.has(status))
        .map(({ method, path, status }) => `call: ${method} ${path} ${status}`)
        .filter((call) => !allowed.some((pattern) => pattern.test(call)))
      expect(misread, 'requests that broke the contract').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Hides announcements for screen readers (`src/base/announcer.ts`) from searches. They are in the document for a
 * moment, but are not texts of the page.
 */
function findNothingSaid(page: Page): void {
  const find = page.getByText.bind(page)
  page.getByText = (text, options) =>
    find(text, options).locator('xpath=self::*[not(ancestor::*[@id="announcer"])]')
}

async function openProfile(browser: Browser, options: BrowserContextOptions): Promise<Profile> {
  const context = await browser.newContext(options)
  const keeper = await context.newPage()
  await keeper.goto(`${BASE}/favicon.png`)
  return { context, keeper }
}

/** axe finds nothing on the page in its current state, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Frames report to the page that contains them, so axe must be in each of them.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
  const violations = await page.evaluate(look, { colourRules: COLOUR_RULES, isOnlyLook: !isFull })
  const found = violations
    .map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes
        .filter((node) => !isScrolledUnder(id, node))
        .map(({ target, html, failureSummary }) => ({ target: target.join(' '), html, failureSummary })),
    }))
    .filter(({ at }) => at.length > 0)
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/**
 * A control at the edge of the window may be under the header or footer of its table until its row is scrolled into
 * view. Its own size equals that of the other rows.
 */
const isScrolledUnder = (id: string, { failureSummary = '' }: axe.NodeResult): boolean =>
  id === 'target-size' && failureSummary.includes('partially obscured')

/** The rules that may differ between the themes, which change only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Look {
  readonly colourRules: readonly string[]
  /** Whether no other language of this page is checked. */
  readonly isOnlyLook: boolean
}
/**
 * Runs in the page. Checks everything in the current theme, and colours also in the other theme, which is then reset.
 * If a page is checked in each language, colours are checked only in Dutch, because the elements and their colours are
 * the same in every language.
 */
async function look({ colourRules, isOnlyLook }: Look): Promise<AxeResults['violations']> {
  const { axe: engine } = globalThis as unknown as { axe: typeof axe }
  const { dataset } = document.documentElement
  const shown = dataset['theme']
  // Preloading the style sheets would serve only one experimental rule, which is not run, and would take a third of the
  // time.
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }
  // Targets (WCAG 2.5.8) and names that contain what is seen (2.5.3), which axe checks only on request.
  const onRequest = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
  if (!isOnlyLook && document.documentElement.lang !== 'nl') {
    const rules = {
      ...onRequest,
      ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
    }
    return (await engine.run({ ...options, rules })).violations
  }
  const all = await engine.run({ ...options, rules: onRequest })
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark'
  const colours = await engine.run({ ...options, runOnly: [...colourRules] })
  if (shown === undefined) delete dataset['theme']
  else dataset['theme'] = shown
  return [...all.violations, ...colours.violations]
}

export { BASE, expect, PASSWORD, TWO_FACTOR_CODE, type Language }
