/**
 * How a screen test finds elements: Playwright's locators over the document of jsdom, as far as our tests use them. A
 * locator is evaluated again each time it is used. An action waits until it finds exactly one element that is visible
 * and enabled.
 */
import { EditorView } from '@codemirror/view'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { isEnabled, isReachable, isInFront, isVisible, labelsOf, squeeze } from './elements.ts'
import { elementsByRole, type RoleState } from './roles.ts'

/** How long an action or an expectation waits, in ms. Two busy cores can block a page for a second. */
const PATIENCE = 20_000

export type Text = string | RegExp
interface TextOptions {
  readonly exact?: boolean
}
interface RoleOptions extends RoleState, TextOptions {
  readonly name?: Text
  readonly description?: Text
  readonly disabled?: boolean
  /** Includes elements that assistive technology cannot reach. */
  readonly includeHidden?: boolean
}
interface FilterOptions {
  readonly hasText?: Text
  readonly hasNotText?: Text
  readonly has?: Locator
  readonly hasNot?: Locator
  readonly visible?: boolean
}
type Choice = string | { readonly label: string } | { readonly value: string } | { readonly index: number }
interface ClickOptions {
  readonly button?: 'left' | 'right'
  readonly modifiers?: readonly ('Shift' | 'Control' | 'Alt' | 'Meta')[]
  /** Includes disabled and covered elements. */
  readonly force?: boolean
}

/**
 * Matches text as Playwright does: a part of it, ignoring case, or the whole text if `exact`. White space is collapsed.
 */
export function matches(text: string, expected: Text, exact = false): boolean {
  const given = squeeze(text)
  if (expected instanceof RegExp)
    return new RegExp(expected.source, expected.flags.replace('g', '')).test(given)
  return exact ? given === squeeze(expected) : given.toLowerCase().includes(squeeze(expected).toLowerCase())
}

const texts = (element: Element): string =>
  element instanceof HTMLInputElement && ['button', 'submit'].includes(element.type)
    ? element.value
    : (element.textContent ?? '')

/** The smallest elements with the text. */
function smallestWith(scope: ParentNode, expected: Text, exact: boolean): Element[] {
  const found: Element[] = []
  // Only when searching a part of a text, an element without it cannot have a child with it.
  const canPrune = typeof expected === 'string' && !exact
  const visit = (element: Element): boolean => {
    if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE' || element.tagName === 'NOSCRIPT')
      return false
    const isMatch = matches(texts(element), expected, exact)
    if (!isMatch && canPrune) return false
    const at = found.length
    let isMatchedBelow = false
    for (const child of element.children) isMatchedBelow = visit(child) || isMatchedBelow
    if (isMatch && !isMatchedBelow) found.splice(at, 0, element)
    return isMatch
  }
  for (const child of scope.children) visit(child)
  return found
}

const inOrder = (elements: readonly Element[]): Element[] =>
  [...new Set(elements)].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

/** A scope for searches: the page, and each locator. */
export abstract class Finder {
  protected abstract readonly description: string
  protected abstract scopes(): readonly ParentNode[]

  #below(what: string, find: (scope: ParentNode) => readonly Element[]): Locator {
    return new Locator(`${this.description} ${what}`.trim(), () => {
      const [first, ...more] = this.scopes()
      if (!first) return []
      const found = find(first)
      return more.length === 0 ? found : inOrder([...found, ...more.flatMap((scope) => [...find(scope)])])
    })
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    const { name, description, exact = false, disabled, includeHidden = false, ...state } = options
    const called = name === undefined ? '' : ` ${JSON.stringify(String(name))}`
    return this.#below(`${role}${called}`, (scope) =>
      elementsByRole(scope, role, {
        state,
        ...(name !== undefined && { isNamed: (given) => matches(given, name, exact) }),
        ...(description !== undefined && { isDescribed: (given) => matches(given, description, exact) }),
      }).filter(
        (element) =>
          (includeHidden || isReachable(element)) &&
          (disabled === undefined || disabled === !isEnabled(element)),
      ),
    )
  }

  /**
   * On the page, announcements for screen readers (`src/base/announcer.ts`) are excluded. They are in the document for
   * a moment.
   */
  getByText(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#below(`text ${String(text)}`, (scope) =>
      smallestWith(scope, text, exact).filter((element) => !element.closest('#announcer')),
    )
  }

  getByLabel(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#below(`label ${String(text)}`, (scope) =>
      [
        ...scope.querySelectorAll(
          'input,select,textarea,button,output,meter,progress,[aria-label],[aria-labelledby]',
        ),
      ].filter((element) => labelsOf(element).some((label) => matches(label, text, exact))),
    )
  }

  getByPlaceholder(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#byAttribute('placeholder', text, exact)
  }

  getByTitle(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#byAttribute('title', text, exact)
  }

  getByAltText(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#byAttribute('alt', text, exact)
  }

  #byAttribute(name: string, text: Text, exact: boolean): Locator {
    return this.#below(`${name} ${String(text)}`, (scope) =>
      [...scope.querySelectorAll(`[${name}]`)].filter((element) =>
        matches(element.getAttribute(name) ?? '', text, exact),
      ),
    )
  }

  /** By a CSS selector, as for `querySelectorAll`. */
  locator(selector: string): Locator {
    return this.#below(selector, (scope) => [...scope.querySelectorAll(selector)])
  }
}

export class Locator extends Finder {
  readonly #find: () => readonly Element[]

  constructor(
    readonly description: string,
    find: () => readonly Element[],
  ) {
    super()
    this.#find = find
  }

  protected scopes(): readonly Element[] {
    return this.#find()
  }

  /** The elements that it currently finds. */
  elements(): readonly Element[] {
    return this.#find()
  }

  /** The only element that it currently finds. Throws if there is none, or more than one. */
  element(): Element {
    const element = this.elementIfAny()
    if (!element) throw new Error(`not found: ${this.description}`)
    return element
  }

  /** The only element that it currently finds, or none. Throws if there is more than one. */
  elementIfAny(): Element | undefined {
    const [element, ...more] = this.#find()
    if (more.length > 0) throw new Error(`found ${more.length + 1} times: ${this.description}`)
    return element
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: FilterOptions): Locator {
    const what = [hasText, hasNotText, has?.description, hasNot?.description]
      .filter(Boolean)
      .map(String)
      .join(', ')
    return new Locator(`${this.description} with ${what}`, () => {
      const inside = has?.elements()
      const outside = hasNot?.elements()
      return this.#find().filter(
        (element) =>
          (hasText === undefined || matches(texts(element), hasText)) &&
          (hasNotText === undefined || !matches(texts(element), hasNotText)) &&
          (inside === undefined || inside.some((other) => other !== element && element.contains(other))) &&
          (outside === undefined || !outside.some((other) => other !== element && element.contains(other))) &&
          (visible === undefined || visible === isVisible(element)),
      )
    })
  }

  nth(index: number): Locator {
    return new Locator(`${this.description} [${index}]`, () =>
      this.#find().slice(index, index + 1 || undefined),
    )
  }

  first(): Locator {
    return this.nth(0)
  }

  last(): Locator {
    return this.nth(-1)
  }

  or(other: Locator): Locator {
    return new Locator(`${this.description} or ${other.description}`, () =>
      inOrder([...this.elements(), ...other.elements()]),
    )
  }

  and(other: Locator): Locator {
    return new Locator(`${this.description} and ${other.description}`, () => {
      const others = new Set(other.elements())
      return this.elements().filter((element) => others.has(element))
    })
  }

  count(): Promise<number> {
    return Promise.resolve(this.elements().length)
  }

  all(): Promise<Locator[]> {
    return Promise.resolve(this.elements().map((_element, index) => this.nth(index)))
  }

  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.elements().map((element) => element.textContent ?? ''))
  }

  isVisible(): Promise<boolean> {
    return Promise.resolve(this.elements().some(isVisible))
  }

  async textContent(): Promise<string> {
    return (await this.#present()).textContent ?? ''
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#present()).getAttribute(name)
  }

  async inputValue(): Promise<string> {
    return valueOf(await this.#present())
  }

  async evaluate<Answer, Given>(
    look: (element: HTMLElement, given: Given) => Answer,
    given?: Given,
  ): Promise<Answer> {
    return look((await this.#present()) as HTMLElement, given as Given)
  }

  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await patiently(() => {
      if (this.elements().some(isVisible) !== (state === 'visible'))
        throw new Error(`not ${state}: ${this.description}`)
    })
  }

  async click({ button = 'left', modifiers = [], force = false }: ClickOptions = {}): Promise<void> {
    const element = force ? await this.#present() : await this.#ready()
    for (const key of modifiers) await user().keyboard(`{${key}>}`)
    const keys = button === 'left' ? '[MouseLeft]' : '[MouseRight]'
    await pointAt(element)
    await user().pointer({ keys, target: element })
    for (const key of modifiers) await user().keyboard(`{/${key}}`)
  }

  async dblclick(): Promise<void> {
    await user().dblClick(await this.#ready())
  }

  async hover(): Promise<void> {
    await pointAt(await this.#ready())
  }

  /** Replaces the value of a field, at once. */
  async fill(value: string): Promise<void> {
    const element = await this.#ready()
    const editor = editorOf(element)
    if (editor) {
      if (editor.state.readOnly) throw new Error(`read only: ${this.description}`)
      editor.focus()
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
      return moment()
    }
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error(`cannot be filled: ${this.description}`)
    if (element.readOnly) throw new Error(`read only: ${this.description}`)
    element.focus()
    const prototype =
      element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    // React intercepts the element's own property. A browser sets the value without it.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }))
    await moment()
  }

  clear(): Promise<void> {
    return this.fill('')
  }

  /** Types letter by letter, with the events of each key. */
  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await user().keyboard(text.replace(/[{[]/g, '$&$&'))
  }

  async press(keys: string): Promise<void> {
    await this.focus()
    await pressKeys(keys)
  }

  async focus(): Promise<void> {
    const element = (await this.#present()) as HTMLElement
    element.focus()
    await moment()
  }

  async blur(): Promise<void> {
    const element = (await this.#present()) as HTMLElement
    element.blur()
    await moment()
  }

  check(): Promise<void> {
    return this.#setChecked(true)
  }

  uncheck(): Promise<void> {
    return this.#setChecked(false)
  }

  async #setChecked(checked: boolean): Promise<void> {
    const element = await this.#ready()
    if (isChecked(element) !== checked) await user().click(element)
    await patiently(() => {
      if (isChecked(this.element()) !== checked)
        throw new Error(`the state did not change: ${this.description}`)
    })
  }

  /** Selects in a native select: by value or label. */
  async selectOption(choice: Choice | readonly Choice[]): Promise<void> {
    const element = await this.#ready()
    const options = [choice].flat().map((one) =>
      patiently(() => {
        const found = [...element.querySelectorAll('option')].find(({ value, label, textContent, index }) =>
          typeof one === 'object' && 'index' in one
            ? index === one.index
            : (typeof one === 'string' || 'value' in one) &&
                value === (typeof one === 'string' ? one : one.value)
              ? true
              : (typeof one === 'string' || 'label' in one) &&
                squeeze(label || textContent || '') === squeeze(typeof one === 'string' ? one : one.label),
        )
        if (!found) throw new Error(`no option ${JSON.stringify(one)}: ${this.description}`)
        return found
      }),
    )
    await user().selectOptions(element, await Promise.all(options))
  }

  /** Chooses a file, as from the disk. */
  async setInputFiles(file: File): Promise<void> {
    await user().upload((await this.#present()) as HTMLElement, file)
  }

  /** Waits until the element exists. */
  async #present(): Promise<Element> {
    await patiently(() => this.element())
    await moment()
    return patiently(() => this.element())
  }

  /**
   * Waits until the element is actionable and stays in the document, because its effects must run before it is
   * complete.
   */
  async #ready(): Promise<Element> {
    const look = (): Element => {
      const element = this.element()
      if (!isVisible(element)) throw new Error(`not visible: ${this.description}`)
      if (!isEnabled(element)) throw new Error(`disabled: ${this.description}`)
      if (!isInFront(element)) throw new Error(`behind a dialog: ${this.description}`)
      return element
    }
    for (let element = await patiently(look); ;) {
      await moment()
      const same = await patiently(look)
      if (same === element) return element
      element = same
    }
  }
}

/** The value of a field. */
export function valueOf(element: Element): string {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    return element.value
  const editor = editorOf(element)
  if (editor) return editor.state.doc.toString()
  throw new Error(`${element.tagName} holds no value`)
}

/** The code editor in whose text the element is. Without layout, its elements do not have the whole text. */
const editorOf = (element: Element): EditorView | null => EditorView.findFromDOM(element as HTMLElement)

export const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true'

/**
 * The interval for trying again if the document does not change, in ms. The awaited condition may be outside the
 * document.
 */
const PAUSE = 50

/** Tries again whenever the document changes, until it does not throw. */
export function patiently<Answer>(attempt: () => Answer, timeout = PATIENCE): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const first = tried(attempt)
    if ('answer' in first) return resolve(first.answer)
    let { error } = first
    const again = (): void => {
      const next = tried(attempt)
      if ('error' in next) ({ error } = next)
      else end(() => resolve(next.answer))
    }
    const end = (settle: () => void): void => {
      observer.disconnect()
      clearInterval(pauses)
      clearTimeout(patience)
      settle()
    }
    const observer = new MutationObserver(again)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const pauses = setInterval(again, PAUSE)
    const patience = setTimeout(() => end(() => reject(error)), timeout)
  })
}

function tried<Answer>(attempt: () => Answer): { readonly answer: Answer } | { readonly error: unknown } {
  try {
    return { answer: attempt() }
  } catch (error) {
    return { error }
  }
}

/**
 * Waits for the effects of an event: React renders and runs effects by `setImmediate`, and overlays take or return the
 * focus two frames later, or by a timer without delay.
 */
export async function moment(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise(setImmediate)
}

let someone: UserEvent | undefined
/** The simulated user. `isInFront` decides whether the pointer reaches an element. */
export const user = (): UserEvent => (someone ??= userEvent.setup({ delay: null, pointerEventsCheck: 0 }))
/** The next user starts without pressed keys. */
export const newUser = (): void => void (someone = undefined)

let moves = 0
/** Moves the pointer there. Menus ignore a move that ends where it started, so each move ends at another position. */
async function pointAt(target: Element): Promise<void> {
  moves += 1
  await user().pointer({ target, coords: { clientX: moves, clientY: moves } })
  await moment() // The item under the pointer is highlighted, and a click chooses it once the highlight is rendered.
}

/** Presses keys as Playwright names them: `Enter`, `a`, `Control+k`, `Shift+ArrowDown`. */
export async function pressKeys(keys: string): Promise<void> {
  const names = keys.split(/(?<!^)\+/)
  const key = names.at(-1) ?? ''
  const held = names.slice(0, -1)
  const named = key === 'Space' ? '[Space]' : key.length > 1 ? `{${key}}` : key.replace(/[{[]/g, '$&$&')
  await user().keyboard(
    held.map((name) => `{${name}>}`).join('') + named + held.map((name) => `{/${name}}`).join(''),
  )
}
