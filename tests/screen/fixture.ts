/**
 * The fixtures of every screen test: `import { expect, test } from './fixture.ts'`. The real portal renders in jsdom:
 * router, client, session, texts, notices and dialogs. Its `fetch` is the sandbox in the same process.
 *
 *   open('/manage/…', { as: 'ulla.users', language: 'fr' })   signs in and opens an address of the portal
 *   page                    `goto`, `reload`, `url()`, `goBack`, `keyboard`, and Playwright's locators
 *   expect(page | locator)  Playwright's waiting matchers; on anything else vitest's
 *   sandbox                 faults, clock, calls, outbox of the test's own world, removed afterwards
 *   signInAs('ulla.users')  signs in by a real API call and sets the portal's cookies
 *   user                    user-event, for what a locator cannot do
 *   allowed                 console errors and refused calls that this test provokes: `allowed.push(/pattern/)`
 *   notification, row, action    in `page.ts`
 *
 * A test fails automatically on an uncaught error, a console error, a breach of the contract, and a call that the
 * sandbox could not read (400, 405, 415).
 *
 * To move a browser test here: the file is `tests/screen/<area>[.<topic>].test.tsx`. Copy the test unchanged, with its
 * title and the rule ids in it. Change the imports, and the types `Page` and `Locator` to `ScreenPage` and `Locator` of
 * this folder. These stay in the browser: one journey per screen, layout, focus order, keyboard in lists and menus,
 * downloads, upload progress, history, a second tab, workers, axe, and whatever style sheets show or hide. Here there
 * are no style sheets: only an attribute (`hidden`, `aria-hidden`, `inert`) or an inline style hides an element, and
 * all elements have the same size.
 */
import type { UserEvent } from '@testing-library/user-event'
import { test as base } from 'vitest'
import { clearTokens } from '@/base/tokens.ts'
import { rememberLogin } from '@/features/session/typed-login.ts'
import { untilOpened } from '@/routes/sides.ts'
import { unloadSession } from '@/session/load-session.ts'
import { settleSignInAgain } from '@/session/sign-in-again.ts'
import { notifications } from '@/ui/feedback/notifications-store.ts'
import { createSandbox } from '~mocks/app.ts'
import { SandboxClient } from '~mocks/sandbox-client.ts'
import { BASE, signIn, UNREADABLE, type Language } from '../sign-in.ts'
import { moment, newUser, user } from './locator.ts'
import { expect } from './matchers.ts'
import { ScreenPage } from './page.ts'

interface SignInOptions {
  readonly language?: Language
}
interface Fixtures {
  world: string
  sandbox: SandboxClient
  signInAs: (login: string, options?: SignInOptions) => Promise<void>
  page: ScreenPage
  open: (path: string, options?: SignInOptions & { readonly as?: string }) => Promise<void>
  user: UserEvent
  allowed: RegExp[]
  guard: void
}

const service = createSandbox()
const origin = location.origin
/** The world to which the page's calls are sent. */
let worldNow = ''
let worlds = 0
/** Pending calls. */
const underWay = new Set<Promise<unknown>>()

/** Responds as the server would. Rejects if the connection is dropped, or if the caller aborts. */
const answer: typeof fetch = (input, init = {}) => {
  const { signal, ...rest } = init
  const isMade = input instanceof Request && Object.keys(rest).length === 0
  const headers = new Headers(rest.headers ?? (input instanceof Request ? input.headers : undefined))
  const request = isMade ? input : new Request(input, { ...rest, headers })
  if (!request.headers.has('x-world')) request.headers.set('x-world', worldNow)
  const answered = service.fetch(request)
  if (!signal) return track(answered)
  const givenUp = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return track(Promise.race([answered, givenUp]))
}
function track(answered: Promise<Response>): Promise<Response> {
  const done = answered.catch(() => undefined).finally(() => underWay.delete(done))
  underWay.add(done)
  return answered
}
globalThis.fetch = answer

export const test = base.extend<Fixtures>({
  world: async ({ task }, use) => {
    worlds += 1
    worldNow = `screen-${worlds}-${task.id}`
    await use(worldNow)
    await new SandboxClient(origin, worldNow).remove()
  },

  sandbox: async ({ world }, use) => {
    await use(new SandboxClient(origin, world))
  },

  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures from a pattern.
  allowed: async ({}, use) => {
    await use([])
  },

  // oxlint-disable-next-line no-empty-pattern -- As above.
  page: async ({}, use) => {
    await use(new ScreenPage())
  },

  user: async ({ page: _page }, use) => {
    await use(user())
  },

  signInAs: async ({ world }, use) => {
    await use(async (login, { language } = {}) => {
      const cookies = await signIn(login, { origin, world, language })
      for (const [name, value] of Object.entries(cookies))
        if (value !== undefined) document.cookie = `${name}=${value}; Path=${BASE}/`
    })
  },

  open: async ({ page, signInAs }, use) => {
    await use(async (path, { as, ...options } = {}) => {
      if (as !== undefined) await signInAs(as, options)
      await page.goto(`${BASE}${path}`)
    })
  },

  guard: [
    async ({ page, sandbox, allowed }, use) => {
      const errors: string[] = []
      const original = console.error
      console.error = (...parts: unknown[]) => errors.push(`console: ${parts.map(textOf).join(' ')}`)
      const onError = (event: ErrorEvent): void => {
        errors.push(`uncaught: ${textOf(event.error ?? event.message)}`)
      }
      const onRejection = (cause: unknown): void => {
        errors.push(`uncaught: ${textOf(cause)}`)
      }
      addEventListener('error', onError)
      process.on('unhandledRejection', onRejection)
      await use()
      page.leave()
      await forgetPage()
      console.error = original
      removeEventListener('error', onError)
      process.off('unhandledRejection', onRejection)
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      // In the message itself, because the output that CI keeps may end before a comparison.
      if (unexpected.length > 0) throw new Error(`errors on the page:\n${unexpected.join('\n')}`)
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

const textOf = (part: unknown): string =>
  part instanceof Error ? (part.stack ?? part.message) : String(part)

/**
 * Removes the state that a page leaves in its modules and in the browser's storage, after the page has left the
 * document.
 */
async function forgetPage(): Promise<void> {
  settleSignInAgain(false)
  clearTokens()
  rememberLogin('')
  await Promise.all(underWay)
  await moment() // The responses have no receiver now.
  // A page may end while the portal opens behind the sign-in page, or before its prefetched data has arrived. Then it
  // has not discarded that data itself.
  await untilOpened()
  await unloadSession()
  notifications.clear()
  document.getElementById('announcer')?.remove() // The last announcement stays for a while.
  newUser()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.replace(/=.*/, '')}=; Path=${BASE}/; Max-Age=0`
  document.title = ''
  const { documentElement } = document
  documentElement.removeAttribute('style')
  delete documentElement.dataset['theme']
}

export { BASE, expect }
