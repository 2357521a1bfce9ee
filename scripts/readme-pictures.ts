/**
 * `npm run readme-pictures`: recreates the pictures of README from the built portal on its sandbox:
 * `docs/dashboard.png` and the animation `docs/tour.gif`. The library sharp is large and not used elsewhere, so it is
 * installed into `.cache/readme-pictures` on the first run.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createRequire } from 'node:module'
import { chromium, type Page } from '@playwright/test'
import { BASE, signIn } from '../tests/sign-in.ts'
import { launchOptions } from './browser.ts'
import { buildIfStale } from './processes/fresh-build.ts'
import { freePort, waitForServer } from './processes/ports.ts'

const SIZE = { width: 1440, height: 900 }
const WORLD = 'readme-pictures'
/** How long each frame of the animation is shown. */
const FRAME_MS = 2200
const WIDTH = 960
const COLOURS = 96
const TOOLS = '.cache/readme-pictures'
const SHARP = 'sharp@0.35.5'

interface Scene {
  readonly caption: string
  readonly open: (page: Page) => Promise<unknown>
}

const tour: readonly Scene[] = [
  {
    caption: 'A company admin’s dashboard',
    open: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    caption: 'Ctrl+K finds people, screens and actions',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('jonas')
      await page
        .getByRole('option', { name: /Jonas Peeters/ })
        .first()
        .waitFor()
    },
  },
  {
    caption: 'A person: budgets, spending, what waits',
    open: async (page) => {
      await page
        .getByRole('option', { name: /Jonas Peeters/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: 'Jonas Peeters' }).waitFor()
    },
  },
  {
    caption: 'The effect of an expense, before it is booked',
    open: async (page) => {
      await page.goto(`${BASE}/manage/app-users/u-1101/expenses/add`)
      const dialog = page.getByRole('dialog')
      const budget = dialog.getByLabel('Budget', { exact: true })
      const limited = budget.locator('option', { hasText: 'Mobility budget' })
      await budget.selectOption(await limited.getAttribute('value'))
      await dialog.getByLabel(/^Amount/).fill('49.90')
    },
  },
  {
    caption: 'Long lists: search, filters, columns, keys',
    open: async (page) => {
      await page.goto(`${BASE}/manage/app-users/active`)
      await page.getByRole('row').nth(3).waitFor()
    },
  },
  {
    caption: 'A budget and the form that explains it',
    open: async (page) => {
      await page.goto(`${BASE}/manage/app-users/u-1101/budgets/add`)
      await page.getByLabel(/^Recurring amount/).fill('120')
    },
  },
  {
    caption: 'Dark as well',
    open: async (page) => {
      await page.goto(`${BASE}/dashboard`)
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark'
      })
    },
  },
]

await buildIfStale()
const port = await freePort(4273)
const origin = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', '--port', String(port)], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await waitForServer(`${origin}${BASE}/`, 120_000, () => server.exitCode !== null)
  await takePictures()
} finally {
  server.kill()
}

async function takePictures(): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  const context = await browser.newContext({ viewport: SIZE, baseURL: origin, reducedMotion: 'reduce' })
  const cookies = await signIn('ulla.users', { origin, world: WORLD, language: 'en' })
  await context.addCookies(
    Object.entries({ ...cookies, portal_world: WORLD }).flatMap(([name, value]) =>
      value === undefined ? [] : { name, value, url: origin },
    ),
  )
  const page = await context.newPage()
  const frames = mkdtempSync(join(tmpdir(), 'readme-'))
  await page.goto(`${BASE}/dashboard`)
  await settled(page)
  await page.screenshot({ path: 'docs/dashboard.png' })
  const paths: string[] = []
  for (const [at, { caption, open }] of tour.entries()) {
    await open(page)
    await settled(page)
    await page.evaluate(showCaption, caption)
    const path = join(frames, `${at}.png`)
    await page.screenshot({ path })
    paths.push(path)
  }
  await browser.close()
  await drawAnimation(paths)
  rmSync(frames, { recursive: true })
}

async function drawAnimation(paths: readonly string[]): Promise<void> {
  const folder = join(TOOLS, 'node_modules/sharp')
  if (!existsSync(folder)) {
    mkdirSync(TOOLS, { recursive: true })
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', TOOLS, SHARP], { stdio: 'inherit' })
  }
  const sharp = createRequire(resolve(TOOLS, 'package.json'))('sharp') as Sharp
  const frames = await Promise.all(paths.map((path) => sharp(path).resize(WIDTH).png().toBuffer()))
  await sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => FRAME_MS), colours: COLOURS, dither: 0 })
    .toFile('docs/tour.gif')
}

/** The part of the API of sharp that is used. */
type Sharp = (input: string | readonly Buffer[], options?: object) => Picture
interface Picture {
  readonly resize: (width: number) => Picture
  readonly png: () => Picture
  readonly gif: (options: object) => Picture
  readonly toBuffer: () => Promise<Buffer>
  readonly toFile: (path: string) => Promise<unknown>
}

function settled(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () =>
      document.querySelector('h1, [role=dialog]') !== null &&
      document.querySelector('.skeleton, [aria-busy=true]') === null,
  )
}

/** Shows the caption of a frame at the bottom of the page. Runs in the page. */
function showCaption(text: string): void {
  document.querySelector('#caption')?.remove()
  const caption = document.createElement('p')
  caption.id = 'caption'
  caption.textContent = text
  Object.assign(caption.style, {
    position: 'fixed',
    zIndex: '9999',
    left: '50%',
    bottom: '28px',
    transform: 'translateX(-50%)',
    margin: '0',
    padding: '14px 28px',
    borderRadius: '999px',
    background: '#111c',
    color: 'white',
    font: '600 26px/1.3 system-ui, sans-serif',
  })
  document.body.append(caption)
}
