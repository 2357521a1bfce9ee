import type { components } from '@/api/generated/schema.ts'
import { ACCOUNT_PARAM, forgetAccount } from '@/session/account.ts'
import { digest } from '@/session/digest.ts'
import { store } from '@/base/store.ts'
import { userAtom } from '@/session/state.ts'
import { accessToken, clearTokens, storeTokens } from '@/base/tokens.ts'
import { read, send, type ControlAnswers } from './control.ts'

export type Persona = ControlAnswers['personas'][number]

/** What the sandbox accepts of whoever uses two-factor. */
const TWO_FACTOR_CODE = '123456'

/** Signs in as a persona and loads the page anew. Throws when that is refused. */
export async function signInAs(persona: Persona): Promise<void> {
  goOn(await tokensOf(persona))
}

/** Goes on in another world of the sandbox, which is made when there is none of that name; as the same persona. */
export async function enterWorld(name: string): Promise<void> {
  await send('POST', 'worlds', { name })
  const persona = await signedInPersona()
  // Read before the world changes: a call on its way with tokens of the old world would end the session.
  const tokens = persona && (await tokensOf(persona, name))
  document.cookie = `portal_world=${encodeURIComponent(name)}; Path=/; SameSite=Lax`
  goOn(tokens)
}

/** Takes back all that happened in this world, sign-ins included; goes on as the same persona. */
export async function resetWorld(): Promise<void> {
  const persona = await signedInPersona()
  await send('POST', 'reset')
  goOn(persona && (await tokensOf(persona)))
}

async function signedInPersona(): Promise<Persona | undefined> {
  const user = store.get(userAtom)
  return (await read('personas')).find(({ login }) => login === user?.login)
}

type Session = components['schemas']['Session']
type Tokens = Required<Pick<Session, 'token'>> & Session

/** A real sign-in, in this world or another. */
async function tokensOf({ login, password }: Persona, world?: string): Promise<Tokens> {
  const passdigest = await digest(password)
  const ask = async (more: { code2fa?: string }): Promise<Session> => {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(world !== undefined && { 'x-world': world }) },
      body: JSON.stringify({ username: login, passdigest, ...more }),
    })
    if (!response.ok) throw new Error(`The sandbox does not let ${login} in (${response.status}).`)
    return (await response.json()) as Session
  }
  const first = await ask({})
  const session = first.requires2fa ? await ask({ code2fa: TWO_FACTOR_CODE }) : first
  if (session.token === undefined) throw new Error(`The sandbox does not let ${login} in.`)
  return { ...session, token: session.token }
}

/** Loads the page with these tokens, or with none. */
function goOn(tokens: Tokens | undefined): void {
  const wasSignedIn = accessToken() !== undefined
  if (tokens) storeTokens(tokens)
  else clearTokens()
  // From the sign-in page the portal goes on by itself, to where the user wanted to be; to it, as well.
  if (!tokens || !wasSignedIn) return
  // Another person has other companies.
  forgetAccount()
  const address = new URL(location.href)
  address.searchParams.delete(ACCOUNT_PARAM)
  if (address.href === location.href) location.reload()
  else location.replace(address)
}
