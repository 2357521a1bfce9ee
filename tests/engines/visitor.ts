import { readdirSync } from 'node:fs'
import { BASE, signIn } from '../sign-in.ts'
import type { Visit } from './addresses.ts'
import type { EnginePage } from './engine.ts'
import { FOUND, markElement, type Kind } from './find.ts'
import { coveredControls } from './hit-test.ts'

/** Long, because lists of 20,000 rows take a while on a busy machine. */
const READY_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 50
/** A file of the portal's own origin that is not a page, for setting cookies. */
const NO_PAGE = `${BASE}/version.json`

/** The expected content of a page did not appear. */
export class NotInTime extends Error {}

/** A user who goes through the portal in one page of an engine, in a separate world of the sandbox. */
export class Visitor {
  readonly page: EnginePage
  readonly #origin: string
  readonly #world: string
  #login: string | undefined

  constructor(page: EnginePage, origin: string, world: string) {
    this.page = page
    this.#origin = origin
    this.#world = world
  }

  /** Signs in by a real call, after signing out the previous user. Without a login: a guest. */
  async be(login: string | undefined): Promise<void> {
    if (login !== undefined && login === this.#login) return
    await this.page.open(`${this.#origin}${NO_PAGE}`)
    const way = { origin: this.#origin, world: this.#world, language: undefined }
    const cookies = { ...(login !== undefined && (await signIn(login, way))), portal_world: this.#world }
    await this.page.look(
      (base, all) => {
        sessionStorage.clear() // The company that the previous user had selected.
        for (const had of document.cookie.split('; '))
          for (const path of ['/', `${base}/`])
            document.cookie = `${had.split('=')[0]}=; path=${path}; max-age=0`
        for (const [name, value] of Object.entries(all))
          document.cookie = `${name}=${value}; path=${name === 'portal_world' ? '/' : `${base}/`}; samesite=lax`
      },
      BASE,
      Object.fromEntries(Object.entries(cookies).filter(([, value]) => value !== undefined)),
    )
    this.#login = login
  }

  /** Makes the next `be` sign in again: after a user has signed in or out on a page. */
  forget(): void {
    this.#login = undefined
  }

  async open(address: string): Promise<void> {
    await this.page.open(`${this.#origin}${address}`)
    await this.ready()
  }

  /** Waits until the content is complete: a heading, and nothing is still loading. */
  ready(): Promise<void> {
    return this.until('the page does not stand', () => {
      const heading = document.querySelector('h1, [role=dialog], [role=alertdialog]')
      return heading !== null && document.querySelector('[aria-busy=true]') === null
    })
  }

  /** Waits until the condition holds in the page, twice in a row. It must not use anything from its scope. */
  async until<A extends readonly unknown[]>(
    otherwise: string,
    holds: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    const end = Date.now() + READY_WITHIN_MS
    let times = 0
    while (times < 2) {
      times = (await this.page.look(holds, ...args)) ? times + 1 : 0
      if (Date.now() > end)
        throw new NotInTime(`${otherwise} after ${READY_WITHIN_MS / 1000} s, at ${await this.#place()}`)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  /** Waits until a few frames are painted, and animations have ended. */
  async settle(): Promise<void> {
    const began = await this.page.look(() => performance.now())
    await this.until('the page stands still', (since) => performance.now() - since > 400, began)
  }

  address(): Promise<string> {
    return this.page.look(() => location.pathname)
  }

  /** The address, and the first texts of the open dialog or of the page, for a message. */
  #place(): Promise<string> {
    return this.page.look(() => {
      const shown = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')
      const text = (shown ?? document.querySelector('main'))?.innerText.replace(/\s+/g, ' ') ?? ''
      return `${location.pathname}, which shows “${text.slice(0, 500)}”`
    })
  }

  /** Clicks on the element that users call this, as soon as there is one, in the group or dialog `within`. */
  async click(kind: Kind, name: string, within?: string): Promise<void> {
    await this.#find(kind, name, within)
    await this.page.click(FOUND)
  }

  /** Replaces the text of a field by typing. */
  async fill(label: string, text: string, within?: string): Promise<void> {
    await this.click('field', label, within)
    await this.page.press('Control+a')
    await this.page.type(undefined, text)
  }

  /** Chooses an option of a select by typing its first letters, as without a mouse. */
  async choose(label: string, option: string): Promise<void> {
    await this.#find('field', label)
    await this.page.type(FOUND, option)
    await this.until(
      `${label} does not become ${option}`,
      (selector, text) => {
        const { selectedOptions } = document.querySelector(selector) as HTMLSelectElement
        return selectedOptions[0]?.textContent.startsWith(text) === true
      },
      FOUND,
      option,
    )
  }

  /** Chooses a file in the first file field. */
  async attach(path: string): Promise<void> {
    await this.until('there is no file field', () => document.querySelector('input[type=file]') !== null)
    await this.page.attach('input[type=file]', path)
  }

  /** Waits until the page shows a text. Spaces of all kinds are the same. */
  sees(text: string): Promise<void> {
    return this.until(
      `“${text}” is not seen`,
      (expected) => {
        const values = Array.from(
          document.querySelectorAll('input, textarea'),
          (one) => (one as HTMLInputElement).value,
        )
        return [document.body.innerText, ...values].some((part) =>
          part.replace(/\s+/g, ' ').includes(expected),
        )
      },
      text,
    )
  }

  /** Waits until the page does not show a text. */
  seesNo(text: string): Promise<void> {
    return this.until(
      `“${text}” is still seen`,
      (unwanted) => !document.body.innerText.replace(/\s+/g, ' ').includes(unwanted),
      text,
    )
  }

  /** Waits until the address of the page contains a text. */
  isAt(part: string): Promise<void> {
    return this.until(`the address does not contain ${part}`, (text) => location.href.includes(text), part)
  }

  /** Waits until the focus is on the element that users call this. */
  async hasFocus(kind: Kind, name: string): Promise<void> {
    await this.#find(kind, name)
    await this.until(
      `the focus is not on ${name}`,
      (selector) => {
        const found = document.querySelector(selector)
        return found !== null && (found === document.activeElement || found.contains(document.activeElement))
      },
      FOUND,
    )
  }

  /** Waits until a file is downloaded whose name contains this. */
  async hasDownloaded(part: string): Promise<void> {
    const end = Date.now() + READY_WITHIN_MS
    while (
      !readdirSync(this.page.files).some((name) => name.includes(part) && !/\.(part|wkdownload)$/.test(name))
    ) {
      if (Date.now() > end) throw new NotInTime(`no file ${part} is downloaded`)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  #find(kind: Kind, name: string, within = ''): Promise<void> {
    return this.until(`there is no ${kind} “${name}”`, markElement, kind, name, within)
  }

  async pointAtEachControl({ login, address }: Visit): Promise<readonly string[]> {
    await this.be(login)
    await this.open(address)
    let covered = await this.page.look(coveredControls)
    if (covered.length > 0) {
      // A drawer that was still opening covers what has become inert behind it.
      await this.settle()
      covered = await this.page.look(coveredControls)
    }
    return covered.map(({ control, by }) => `${control} is covered by ${by}`)
  }
}
