import type { components } from '@/api/generated/schema.ts'
import { BASE } from '@/config/base-path.ts'
import { requestedAddress, currentRoute, pathOf } from '@/base/location.ts'
import type { Language } from '@/i18n/languages.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { replaceAddress } from '@/routes/navigate.tsx'
import { peekIntendedRoute, rememberIntendedRoute } from '@/session/intended-route.ts'
import { ACCOUNT_PARAM, forgetAccount } from '@/session/account.ts'
import { digest } from '@/session/digest.ts'
import { store } from '@/base/store.ts'
import { userAtom } from '@/session/state.ts'
import { accessToken, clearTokens, storeTokens } from '@/base/tokens.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { read, send, type ControlResponses } from './control.ts'

export type Persona = ControlResponses['personas'][number]

/** The two-factor code that the sandbox accepts for every user. */
const TWO_FACTOR_CODE = '123456'

/** The storage key of the persona's first address, which is kept until the guards have checked it. */
const FIRST_ADDRESS_KEY = 'portal.dev.beganAt'

/**
 * Signs in as a persona and reloads the page at `at`. Default: the current or intended address. With `language`, the
 * persona gets it in place of its own. Throws if the sandbox refuses.
 */
export async function signInAs(persona: Persona, at?: Href, language?: Language): Promise<void> {
  if (language !== undefined) await changeLanguageOf(await tokensOf(persona), language)
  const tokens = await tokensOf(persona)
  if (at !== undefined) {
    if (accessToken() === undefined) rememberIntendedRoute(at)
    else replaceAddress(at)
  }
  const route = accessToken() === undefined ? peekIntendedRoute() : currentRoute()
  sessionStorage.setItem(FIRST_ADDRESS_KEY, pathOf(route))
  continueWith(tokens)
}

/**
 * If the persona may not open its first address, this opens its home instead of the 404 page. The 404 page is right for
 * a user, but not for a developer who has only changed the persona.
 */
export function goHomeIfRefused(path: string): void {
  const began = sessionStorage.getItem(FIRST_ADDRESS_KEY)
  if (began === null || path !== hrefTo('NotFound')) return
  sessionStorage.removeItem(FIRST_ADDRESS_KEY)
  if (pathOf(requestedAddress()) === location.origin + BASE + began) replaceAddress(hrefTo('RootLayout'))
}

/** Switches to another world of the sandbox as the same persona. Creates the world if it does not exist. */
export async function enterWorld(name: string): Promise<void> {
  await send('POST', 'worlds', { name })
  const persona = await signedInPersona()
  // Get the new tokens first. A call to the new world with tokens of the old one would end the session.
  const tokens = persona && (await tokensOf(persona, name))
  document.cookie = `portal_world=${encodeURIComponent(name)}; Path=/; SameSite=Lax`
  continueWith(tokens)
}

/** Resets all data of this world, including sign-ins, and signs in again as the same persona. */
export async function resetWorld(): Promise<void> {
  const persona = await signedInPersona()
  await send('POST', 'reset')
  continueWith(persona && (await tokensOf(persona)))
}

async function signedInPersona(): Promise<Persona | undefined> {
  const user = store.get(userAtom)
  return (await read('personas')).find(({ login }) => login === user?.login)
}

type Session = components['schemas']['Session']
type Tokens = Required<Pick<Session, 'token'>> & Session

/** Signs in with a real call, in this world or another. Returns the tokens. Throws if the sandbox refuses. */
async function tokensOf({ login, password }: Persona, world?: string): Promise<Tokens> {
  const passdigest = await digest(password)
  const logIn = async (more: { code2fa?: string }): Promise<Session> => {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...withoutUndefined({ 'x-world': world }) },
      body: JSON.stringify({ username: login, passdigest, ...more }),
    })
    if (!response.ok) {
      const hint = response.status >= 500 ? ' A fault may be switched on: clear it under Faults.' : ''
      throw new Error(`The sandbox does not let ${login} in (${response.status}).${hint}`)
    }
    return (await response.json()) as Session
  }
  const first = await logIn({})
  const session = first.requires2fa ? await logIn({ code2fa: TWO_FACTOR_CODE }) : first
  if (session.token === undefined) throw new Error(`The sandbox does not let ${login} in.`)
  return { ...session, token: session.token }
}

/** Saves a language for the user of these tokens. New tokens contain it. */
async function changeLanguageOf({ token }: Tokens, language: Language): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`/api/user/changeLanguage/${language}`, { method: 'POST', headers })
  if (!response.ok) throw new Error(`The sandbox does not change the language (${response.status}).`)
}

/** Stores these tokens, or removes the tokens if there are none, and reloads the page if needed. */
function continueWith(tokens: Tokens | undefined): void {
  const wasSignedIn = accessToken() !== undefined
  if (tokens) storeTokens(tokens)
  else clearTokens()
  // Do not reload when the user signs in from the sign-in page or signs out, because then the portal switches sides
  // itself.
  if (!tokens || !wasSignedIn) return
  // The other user has other companies.
  forgetAccount()
  const address = new URL(location.href)
  address.searchParams.delete(ACCOUNT_PARAM)
  if (address.href === location.href) location.reload()
  else location.replace(address)
}
