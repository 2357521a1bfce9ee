import { store } from '@/base/store.ts'
import { read } from '@/dev/control.ts'
import { signInAs } from '@/dev/persona.ts'
import { currentLanguage } from '@/i18n/i18n.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { fullRouteTable } from '@/routes/known-routes.ts'
import { goTo } from '@/routes/navigate.tsx'
import { userAtom } from '@/session/state.ts'

export interface Stop {
  /** The translation key: its texts are `stops.<key>`. */
  readonly key: string
  /** The login of the persona who sees it. */
  readonly login: string
  readonly to: () => Href
}

/** Fatima's mobility budget is below zero from the start. */
const BELOW_ZERO = { userOspId: 'u-1208', budgetOspId: 'b-u-1208-m' }
/** Jonas has recurring costs, cards and budgets, all of which end when he leaves. */
const LEAVER = { userOspId: 'u-1101' }
const COMPARED = { accountOspId: 'ca-2003' }
const COMPARED_WITH = { with: 'ca-2001' }

export const STOPS: readonly Stop[] = [
  { key: 'dashboard', login: 'ulla.users', to: () => hrefTo('Dashboard') },
  { key: 'negative', login: 'ulla.users', to: () => hrefTo('UserBudgetDetail', BELOW_ZERO) },
  { key: 'leaver', login: 'ulla.users', to: () => hrefTo('LeaverGuide', LEAVER) },
  { key: 'upload', login: 'ulla.users', to: () => hrefTo('AppUsersImport') },
  {
    key: 'compare',
    login: 'mats.msp',
    to: () => hrefTo('CompareCorporateAccounts', COMPARED, COMPARED_WITH),
  },
  { key: 'tools', login: 'mats.msp', to: () => hrefTo('Dashboard') },
]

/** Opens the screen of a stop, as its persona, in the language that the visitor sees. */
export async function visit({ login, to }: Stop): Promise<void> {
  await fullRouteTable.load()
  if (store.get(userAtom)?.login === login) return goTo(to())
  await signInAs(await personaOf(login), to(), currentLanguage())
}

/** Returns the sandbox's persona with this login. */
export async function personaOf(login: string) {
  const persona = (await read('personas')).find((one) => one.login === login)
  if (persona === undefined) throw new Error(`no persona is called ${login}`)
  return persona
}
