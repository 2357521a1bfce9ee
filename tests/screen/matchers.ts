/** `expect` of screen tests. For locators and the page it waits, as Playwright's does. */
import { expect } from 'vitest'
import { isChecked, matches, type Locator, patiently, valueOf, type Text } from './locator.ts'
import { isEnabled, isVisible, squeeze, textsOf } from './elements.ts'
import type { ScreenPage } from './page.ts'

interface Patience {
  /** In ms. */
  readonly timeout?: number
}
interface LocatorMatchers {
  toBeVisible: (options?: Patience) => Promise<void>
  toBeHidden: () => Promise<void>
  toBeAttached: () => Promise<void>
  toBeFocused: () => Promise<void>
  toBeEnabled: () => Promise<void>
  toBeDisabled: () => Promise<void>
  toBeChecked: (options?: { readonly indeterminate: true }) => Promise<void>
  toBeEmpty: () => Promise<void>
  toHaveCount: (count: number, options?: Patience) => Promise<void>
  toHaveText: (text: Text | readonly Text[], options?: Patience) => Promise<void>
  toContainText: (text: Text | readonly Text[], options?: Patience) => Promise<void>
  toHaveValue: (value: Text) => Promise<void>
  toHaveAttribute: (name: string, value?: Text) => Promise<void>
  toHaveAccessibleDescription: (text: Text) => Promise<void>
  /** For the page: the address, whole or within the portal, as `goto` accepts it. */
  toHaveURL: (address: Text) => Promise<void>
  toHaveTitle: (title: Text) => Promise<void>
}
declare module 'vitest' {
  interface Matchers<T> extends LocatorMatchers {}
}

interface Verdict {
  readonly pass: boolean
  readonly actual?: unknown
  readonly expected?: unknown
}
interface State {
  /** Missing if `not` was not used. */
  readonly isNot?: boolean
}

/** Repeats until the verdict is the expected one. */
async function settle(
  { isNot = false }: State,
  what: string,
  look: () => Verdict,
  { timeout }: Patience = {},
) {
  let last: Verdict | { error: unknown } | undefined
  const describe = (): string => {
    if (last && 'error' in last)
      return `${what}: ${last.error instanceof Error ? last.error.message : String(last.error)}`
    return `${what}, ${isNot ? 'not ' : ''}expected ${show(last?.expected)}, found ${show(last?.actual)}`
  }
  try {
    await patiently(() => {
      try {
        last = look()
      } catch (error) {
        last = { error }
        throw error
      }
      if (last.pass === isNot) throw new Error('not yet')
    }, timeout)
    return { pass: !isNot, message: describe }
  } catch {
    return { pass: isNot, message: describe }
  }
}

const show = (value: unknown): string => (value instanceof RegExp ? String(value) : JSON.stringify(value))

const isWhole = (text: string, expected: Text): boolean =>
  expected instanceof RegExp ? matches(text, expected) : squeeze(text) === squeeze(expected)
const isPart = (text: string, expected: Text): boolean =>
  expected instanceof RegExp ? matches(text, expected) : squeeze(text).includes(squeeze(expected))

/** A matcher that checks exactly one element. */
const ofOne = <Args extends readonly unknown[]>(look: (element: Element, ...args: Args) => Verdict) =>
  function matcher(this: State, locator: Locator, ...args: Args) {
    return settle(this, locator.description, () => look(locator.element(), ...args))
  }
const is = (test: (element: Element) => boolean) =>
  ofOne((element) => ({ pass: test(element), actual: element.cloneNode(false) as unknown }))

const ofTexts = (holds: (text: string, expected: Text) => boolean) =>
  function matcher(this: State, locator: Locator, expected: Text | readonly Text[], patience?: Patience) {
    const look = (): Verdict => {
      if (!Array.isArray(expected)) {
        const actual = squeeze(locator.element().textContent ?? '')
        return { pass: holds(actual, expected as Text), actual, expected }
      }
      const actual = locator.elements().map(({ textContent }) => squeeze(textContent ?? ''))
      const pass =
        actual.length === expected.length && actual.every((text, at) => holds(text, expected[at] as Text))
      return { pass, actual, expected }
    }
    return settle(this, locator.description, look, patience)
  }

/**
 * Whether an element is visible. A missing element is not visible. For several elements it throws, as Playwright does.
 */
function visible(locator: Locator): boolean {
  const element = locator.elementIfAny()
  return element !== undefined && isVisible(element)
}

expect.extend({
  toBeVisible(this: State, locator: Locator, patience?: Patience) {
    const look = () => ({ pass: visible(locator), actual: 'hidden', expected: 'visible' })
    return settle(this, locator.description, look, patience)
  },
  toBeHidden(this: State, locator: Locator) {
    return settle(this, locator.description, () => ({
      pass: !visible(locator),
      actual: 'visible',
      expected: 'hidden',
    }))
  },
  toBeAttached(this: State, locator: Locator) {
    return settle(this, locator.description, () => ({ pass: locator.elements().length > 0 }))
  },
  toBeFocused: is((element) => element === document.activeElement),
  toBeEnabled: is(isEnabled),
  toBeDisabled: is((element) => !isEnabled(element)),
  toBeChecked: ofOne((element, { indeterminate }: { readonly indeterminate?: true } = {}) => ({
    pass: indeterminate ? (element as HTMLInputElement).indeterminate : isChecked(element),
    actual: element.cloneNode(false) as unknown,
  })),
  toBeEmpty: is(
    (element) => squeeze(element.textContent ?? '') === '' && (!('value' in element) || element.value === ''),
  ),
  toHaveCount(this: State, locator: Locator, expected: number, patience?: Patience) {
    const look = (): Verdict => {
      const actual = locator.elements().length
      return { pass: actual === expected, actual, expected }
    }
    return settle(this, locator.description, look, patience)
  },
  toHaveText: ofTexts(isWhole),
  toContainText: ofTexts(isPart),
  toHaveValue: ofOne((element, expected: Text) => {
    const actual = valueOf(element)
    return {
      pass: expected instanceof RegExp ? expected.test(actual) : actual === expected,
      actual,
      expected,
    }
  }),
  toHaveAttribute: ofOne((element, name: string, expected?: Text) => {
    const actual = element.getAttribute(name)
    const pass =
      actual !== null &&
      (expected === undefined || (expected instanceof RegExp ? expected.test(actual) : actual === expected))
    return { pass, actual, expected }
  }),
  toHaveAccessibleDescription: ofOne((element, expected: Text) => {
    const described = textsOf(element, 'aria-describedby')
    const actual = squeeze(described.length > 0 ? described.join(' ') : (element.getAttribute('title') ?? ''))
    return { pass: isWhole(actual, expected), actual, expected }
  }),
  toHaveURL(this: State, page: ScreenPage, expected: Text) {
    return settle(this, 'the address', () => {
      const actual = page.url()
      const pass =
        expected instanceof RegExp
          ? expected.test(actual)
          : actual === new URL(expected, location.origin).href
      return { pass, actual, expected }
    })
  },
  toHaveTitle(this: State, _page: ScreenPage, expected: Text) {
    return settle(this, 'the title', () => ({
      pass: isWhole(document.title, expected),
      actual: document.title,
      expected,
    }))
  },
})

export { expect }
