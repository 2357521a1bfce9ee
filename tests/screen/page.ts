/** The page of a screen test: the real portal in jsdom's document, opened and left as a browser does. */
import { currentLanguage, showLanguage } from '@/i18n/i18n.ts'
import { rememberedLanguage } from '@/i18n/languages.ts'
import { accessToken, adoptSession, refreshToken, storeTokens } from '@/base/tokens.ts'
import { start } from '@/root.tsx'
import { PASSWORD } from '../sign-in.ts'
import { Finder, type Locator, moment, patiently, pressKeys, user, type Text } from './locator.ts'

export class ScreenPage extends Finder {
  protected readonly description = ''
  #leave: (() => void) | undefined

  protected scopes(): readonly ParentNode[] {
    return [document]
  }

  readonly keyboard = {
    press: (keys: string): Promise<void> => pressKeys(keys),
    type: (text: string): Promise<void> => user().keyboard(text.replace(/[{[]/g, '$&$&')),
  }

  /** The full address. */
  url(): string {
    return location.href
  }

  title(): Promise<string> {
    return Promise.resolve(document.title)
  }

  /** Opens an address such as `/portal/manage/user-groups`, as a cold page. */
  async goto(address: string): Promise<void> {
    await this.#open(() => history.pushState(null, '', address))
  }

  /** Opens the same address again. The state of this history entry is kept. */
  async reload(): Promise<void> {
    await this.#open(() => undefined)
  }

  async #open(enter: () => void): Promise<void> {
    this.leave()
    await moment() // Cleanup of the page that is left.
    document.title = '' // A page that opens does not have the title of the previous one.
    enter()
    // The modules outlive the page, so the router must be notified that its history starts here.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    adoptSession() // As a newly opened page does.
    const token = accessToken()
    if (token !== undefined) storeTokens({ token, refreshToken: refreshToken() })
    if (currentLanguage() !== rememberedLanguage()) await showLanguage(rememberedLanguage())
    this.#leave = await start()
  }

  async goBack(): Promise<void> {
    await this.#move(() => history.back())
  }

  async goForward(): Promise<void> {
    await this.#move(() => history.forward())
  }

  async #move(go: () => void): Promise<void> {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    go()
    await moved
  }

  async waitForURL(expected: RegExp | ((address: URL) => boolean)): Promise<void> {
    await patiently(() => {
      const isThere =
        expected instanceof RegExp ? expected.test(location.href) : expected(new URL(location.href))
      if (!isThere) throw new Error(`the address is ${location.href}`)
    })
  }

  /** Removes the portal from the document. */
  leave(): void {
    this.#leave?.()
    this.#leave = undefined
  }
}

/** The notification that contains this text, in any of its lines. */
export const notification = (page: ScreenPage, text: Text): Locator =>
  page.locator('.notification').filter({ hasText: text })

/** The row with this heading. */
export const row = (page: ScreenPage, name: Text): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Fills in the Dutch sign-in page that is open, and submits it. */
export async function signInOnPage(
  page: ScreenPage,
  login: string,
  { password = PASSWORD }: { readonly password?: string } = {},
): Promise<void> {
  await page.getByLabel('Login', { exact: true }).fill(login)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
}

/** The copied text. */
export async function copied(): Promise<string> {
  const [item] = await navigator.clipboard.read()
  return (await item?.getType('text/plain'))?.text() ?? ''
}

/** Opens the actions of the item of this name, and returns the action. */
export async function action(page: ScreenPage, name: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: `Acties voor ${name}` }).click()
  return page.getByRole('menuitem', { name: new RegExp(`^${item}`) })
}

/** Opens the user menu, and returns it. */
export async function openUserMenu(page: ScreenPage): Promise<Locator> {
  await page.getByRole('button', { name: /Gebruikersmenu|User menu|Menu utilisateur/ }).click()
  return page.getByRole('menu')
}

/** Calls an operation of the server outside the page, as the signed-in user. */
export async function callServer(path: string, data: object, method: 'POST' | 'PUT' = 'POST'): Promise<void> {
  const response = await fetch(`${location.origin}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Sets a filter of a list, by the menu that adds one. `within`: the part of the page that contains the list. */
export async function addFilter(
  page: ScreenPage,
  label: string,
  value: string,
  within: Pick<ScreenPage, 'getByRole'> = page,
): Promise<void> {
  await within.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('group', { name: label }).getByRole('menuitem', { name: value, exact: true }).click()
}
