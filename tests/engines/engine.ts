/**
 * Firefox and WebKit, driven by their own protocols: WebDriver BiDi by puppeteer-core, and WebDriver by
 * selenium-webdriver over `WebKitWebDriver`. Each shows one page, which tests use as a user does.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { Builder, By, Capabilities, Key } from 'selenium-webdriver'
import { freePort, waitForServer } from '../../scripts/processes/ports.ts'

export const ENGINES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** The page of an engine. */
export interface EnginePage {
  readonly open: (address: string) => Promise<void>
  /** Runs a function in the page. It must not use anything from its scope. */
  readonly look: <T, A extends readonly unknown[]>(look: (...args: A) => T, ...args: A) => Promise<T>
  /** Scrolls to the first element with this selector, and clicks at its centre with the mouse. */
  readonly click: (selector: string, options?: { readonly shift?: boolean }) => Promise<void>
  /** Types into the element with this selector, or into what has the focus. */
  readonly type: (selector: string | undefined, text: string) => Promise<void>
  /** Presses a key, such as `Enter`, `ArrowDown` or `Control+a`. */
  readonly press: (key: string) => Promise<void>
  /** Chooses a file of the disk in the file field with this selector. */
  readonly attach: (selector: string, path: string) => Promise<void>
  /** Continues in the tab with this number, counted from 0; the next one is opened. */
  readonly useTab: (number: number) => Promise<void>
  /** The folder of the disk into which downloads go, and from which files are chosen. */
  readonly files: string
  /** What is painted for the first element with this selector, as a PNG. */
  readonly picture: (selector: string) => Promise<Buffer>
  readonly close: () => Promise<void>
}

const SELENIUM_KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
}
const WIDTH = 1440
const HEIGHT = 900

/** The location of an engine, or what to install. */
export function findEngine(name: EngineName): { readonly missing?: string } {
  const parts = name === 'firefox' ? [firefox()] : [webDriver(), miniBrowser(), xvfb()]
  return parts.every((part) => part !== undefined) ? {} : { missing: INSTRUCTIONS[name] }
}

const INSTRUCTIONS: Readonly<Record<EngineName, string>> = {
  firefox: 'install Firefox (Debian: firefox-esr), or name it in the environment variable FIREFOX',
  webkit: 'install WebKitGTK with its driver and an X server (Debian: webkit2gtk-driver and xvfb)',
}

const firefox = (): string | undefined => firstOf(process.env['FIREFOX'], ...FIREFOX_PATHS)
const webDriver = (): string | undefined =>
  firstOf('/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver')
const xvfb = (): string | undefined => firstOf('/usr/bin/Xvfb', '/usr/local/bin/Xvfb')
const miniBrowser = (): string | undefined => firstOf(...MINI_BROWSER_PATHS)

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const MINI_BROWSER_PATHS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

const firstOf = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

/** Starts an engine. `close` ends it and everything that was started for it. */
export const openEngine = (name: EngineName): Promise<EnginePage> =>
  name === 'firefox' ? openFirefox() : openWebKit()

async function openFirefox(): Promise<EnginePage> {
  const files = mkdtempSync(join(tmpdir(), 'firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox() ?? '',
    defaultViewport: { width: WIDTH, height: HEIGHT },
    extraPrefsFirefox: {
      'intl.accept_languages': 'nl-BE, nl',
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': files,
      // The panel of downloads would take the next keys.
      'browser.download.alwaysOpenPanel': false,
    },
  })
  const tabs = [await browser.newPage()]
  let page = tabs[0] as Page
  return {
    files,
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    look: async (look, ...args) => (await page.evaluate(callOf(look, args))) as ReturnType<typeof look>,
    click: async (selector, { shift = false } = {}) => {
      const { x, y } = (await page.evaluate(callOf(centreInSight, [selector]))) as Point
      if (shift) await page.keyboard.down('Shift')
      await page.mouse.click(x, y)
      if (shift) await page.keyboard.up('Shift')
    },
    type: async (selector, text) => {
      if (selector !== undefined) await page.focus(selector)
      await page.keyboard.type(text)
    },
    press: async (keys) => {
      const [key = '', ...held] = keys.split('+').reverse() as KeyInput[]
      for (const one of held) await page.keyboard.down(one)
      await page.keyboard.press(key as KeyInput)
      for (const one of held) await page.keyboard.up(one)
    },
    attach: async (selector, path) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      await field?.uploadFile(path)
    },
    useTab: async (number) => {
      page = tabs[number] ??= await browser.newPage()
      await page.bringToFront()
    },
    picture: async (selector) => Buffer.from((await (await page.$(selector))?.screenshot()) ?? []),
    close: async () => {
      await browser.close()
      rmSync(files, { recursive: true })
    },
  }
}

async function openWebKit(): Promise<EnginePage> {
  const { process: screen, display } = await startScreen()
  const port = await freePort(5560)
  // GLib reads in the home folder where downloads go.
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const files = join(home, 'Downloads')
  mkdirSync(files)
  mkdirSync(join(home, '.config'))
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
  const driverProcess = spawn(webDriver() ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, HOME: home, LANG: 'C.UTF-8', GTK_A11Y: 'none' },
  })
  const server = `http://127.0.0.1:${port}`
  await waitForServer(`${server}/status`, 20_000, () => driverProcess.exitCode !== null)
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      }),
    )
    .build()
  await driver.manage().window().setRect({ width: WIDTH, height: HEIGHT, x: 0, y: 0 })
  return {
    files,
    open: (address) => driver.get(address),
    look: async (look, ...args) => driver.executeScript(`return ${callOf(look, args)}`),
    click: async (selector, { shift = false } = {}) => {
      const { x, y } = await driver.executeScript<Point>(`return ${callOf(centreInSight, [selector])}`)
      const actions = driver.actions()
      if (shift) actions.keyDown('\uE008')
      actions.move({ x: Math.round(x), y: Math.round(y) }).click()
      if (shift) actions.keyUp('\uE008')
      await actions.perform()
    },
    type: async (selector, text) =>
      selector === undefined
        ? driver.actions().sendKeys(text).perform()
        : driver.findElement(By.css(selector)).sendKeys(text),
    press: async (keys) => {
      const [key = '', ...held] = keys.split('+').reverse()
      const actions = driver.actions()
      for (const one of held) actions.keyDown(SELENIUM_KEYS[one] ?? one)
      actions.keyDown(SELENIUM_KEYS[key] ?? key).keyUp(SELENIUM_KEYS[key] ?? key)
      for (const one of held) actions.keyUp(SELENIUM_KEYS[one] ?? one)
      await actions.perform()
    },
    attach: async (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    useTab: async (number) => {
      const handle = (await driver.getAllWindowHandles())[number]
      // A window of its own: the driver does not bring a tab to the front, and one behind takes no input.
      if (handle === undefined) await driver.switchTo().newWindow('window')
      else await driver.switchTo().window(handle)
    },
    picture: async (selector) =>
      Buffer.from(await driver.findElement(By.css(selector)).takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      driverProcess.kill()
      screen.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** An X server without a monitor. It chooses a free display and reports which. */
function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const child = spawn(
    xvfb() ?? '',
    ['-displayfd', '3', '-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('Xvfb does not start')))
    child.stdio[3]?.once('data', (part: Buffer) =>
      resolve({ process: child, display: `:${part.toString().trim()}` }),
    )
  })
}

interface Point {
  readonly x: number
  readonly y: number
}

function centreInSight(selector: string): Point {
  const element = document.querySelector(selector)
  if (element === null) throw new Error(`nothing is ${selector}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * A call of the function, to be evaluated in a page. `__name` is a helper that this file's compiler adds to functions.
 */
const callOf = (look: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `((__name) => (${look.toString()})(...${JSON.stringify(args)}))((named) => named)`
