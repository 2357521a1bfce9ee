import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { sampleAddress } from '../sample-address.ts'
import { endOf, guardOf } from '../who-may-open.ts'

/** A user opens a screen. */
export interface Visit {
  readonly route: string
  readonly address: string
  /** `undefined` for a guest. */
  readonly login: string | undefined
}

/**
 * Every screen of the table: guest screens as a guest, all others as platform staff, who may see them all, and as a
 * user manager the ones that she may open. Ordered by person, because signing in takes longer than opening a screen.
 * `only`: names of screens.
 */
export function addressesFor(only?: readonly string[]): readonly Visit[] {
  const screens = (routes as readonly Route[]).filter(
    ({ load, name }) => load !== undefined && (only?.includes(name) ?? true),
  )
  const forGuests = screens.filter(({ audience }) => audience === 'guest')
  const others = screens.filter(({ audience }) => audience !== 'guest')
  const hers = others.filter((route) => endOf(guardOf(route) ?? 'anyone', 'user manager') === 'pass')
  const visitsOf = (login: string | undefined, list: readonly Route[]): readonly Visit[] =>
    list.map((route) => ({ route: route.name, address: sampleAddress(route), login }))
  return [
    ...visitsOf(undefined, forGuests),
    ...visitsOf('olivia.osp', others),
    ...visitsOf('ulla.users', hers),
  ]
}
