/**
 * What a screen reader announces while somebody does a task by keyboard, line by line, for a file that people read in
 * review. It uses a virtual reader, which follows the specifications, not the habits of a product.
 */
import { virtual } from '@guidepup/virtual-screen-reader'
import { computeAccessibleName } from 'dom-accessibility-api'
import { TYPING_PAUSE_MS } from '@/ui/feedback/use-announcement.ts'
import { moment } from './locator.ts'
import type { Locator } from './locator.ts'
import type { ScreenPage } from './page.ts'

/** Longer than a message waits for a later one about the same thing. */
const SILENCE_MS = 500
/** The effect of a typed text is announced after a pause. */
const TYPING_SILENCE_MS = TYPING_PAUSE_MS + SILENCE_MS
const PAUSE_MS = 20
/** More than the number of tab stops in any part of a screen. */
const MAX_STOPS = 80

export class Transcript {
  readonly #page: ScreenPage
  readonly #lines: string[] = []
  #read = 0

  private constructor(page: ScreenPage) {
    this.#page = page
  }

  /** Starts at the focused element, or at the start of the page. End it with `stop`. */
  static async start(page: ScreenPage): Promise<Transcript> {
    await virtual.start({ container: document.body })
    const transcript = new Transcript(page)
    await untilSilent(SILENCE_MS)
    // A page that a browser loads does not move the focus to its heading. The modules of these pages outlive a page.
    if (document.activeElement instanceof HTMLHeadingElement) document.activeElement.blur()
    transcript.#read = (await virtual.spokenPhraseLog()).length // Skips the announcements of the opening page.
    return transcript
  }

  /** Presses a key, such as `Enter` or `Control+k`. */
  async press(keys: string): Promise<void> {
    await this.#do(keys, () => this.#page.keyboard.press(keys))
  }

  async type(text: string): Promise<void> {
    await this.#do(`“${text}”`, () => this.#page.keyboard.type(text), TYPING_SILENCE_MS)
  }

  /** Presses Tab until the element has the focus. Each stop on the way is announced. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if (await hasFocus(target)) return
      await this.press('Tab')
    }
    throw new Error('Tab does not reach the element')
  }

  /** Selects an option of a native select, by its index. */
  async choose(target: Locator, index: number): Promise<void> {
    const option = (target.element() as HTMLSelectElement).options[index]?.text ?? ''
    await this.#do(`choose ${option}`, () => target.selectOption({ index }))
  }

  /** Goes to an element as screen reader users do with the list of headings, links and fields. */
  async goTo(target: Locator): Promise<void> {
    await this.#do('go to', () => target.focus())
  }

  /** The actions and announcements. */
  text(): string {
    return `${this.#lines.join('\n')}\n`
  }

  async stop(): Promise<void> {
    await virtual.stop()
  }

  async #do(what: string, act: () => Promise<void>, silence = SILENCE_MS): Promise<void> {
    this.#lines.push(what)
    const questions = namesOfQuestions()
    const before = highlighted()
    await act()
    await untilSilent(silence)
    const heard = await virtual.spokenPhraseLog()
    const now = highlighted()
    const option = now === undefined || now === before ? [] : [optionPhrase(now)]
    for (const phrase of politeLast([...heard.slice(this.#read), ...option]))
      if (![...questions, ...namesOfQuestions()].some((name) => phrase === `assertive: ${name}`))
        this.#lines.push(`    ${withoutDates(phrase)}`)
    this.#read = heard.length
  }
}

/** The option or menu item that is highlighted while its list, menu or field keeps the focus. */
const highlighted = (): Element | undefined =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ?? undefined

/** What a screen reader announces about the highlighted option. The virtual reader announces nothing. */
function optionPhrase(option: Element): string {
  const role = option.getAttribute('role') ?? ''
  const list = option.closest('[role=listbox], [role=menu]')
  const all = [...(list?.querySelectorAll(`[role=${role}]`) ?? [])]
  return `${role}, ${computeAccessibleName(option)}, position ${all.indexOf(option) + 1}, set size ${all.length}`
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && target.element() === document.activeElement
}

/**
 * Waits until nothing in the page has changed for a while: it has shown its data, and there are no further
 * announcements. Counts pauses, not time: on a busy machine the page is as slow as they are.
 */
async function untilSilent(silence: number): Promise<void> {
  let pauses = 0
  const observer = new MutationObserver(() => {
    pauses = 0
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  while (pauses * PAUSE_MS < silence || document.querySelector('main [aria-busy=true]') !== null) {
    await moment()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    pauses += 1
  }
  observer.disconnect()
}

/**
 * The virtual reader treats a question as a live region, and announces its name at each change within. No real one
 * does.
 */
const namesOfQuestions = (): readonly string[] =>
  [...document.querySelectorAll('[role=alertdialog]')].map(
    (question) => document.getElementById(question.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
  )

/** A screen reader announces the new focus before a polite message, regardless of the order of the changes. */
const politeLast = (phrases: readonly string[]): readonly string[] =>
  phrases.toSorted((one, other) => Number(isPolite(one)) - Number(isPolite(other)))

const isPolite = (phrase: string): boolean => phrase.startsWith('polite: ')

/** Removes days, because they differ from run to run. */
const withoutDates = (text: string): string =>
  text.replaceAll(/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, '‹day›').replaceAll(/\b\d{1,2}:\d{2}\b/g, '‹time›')
