/** Who calls: the credentials that a run is given, one or more per role. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Operation } from './api.ts'

export interface Actor {
  name: string
  /** As `x-roles` names them. */
  roles: readonly string[]
  /** Staff of a partner. */
  msp?: boolean
  /** Any word that is the same for actors of the same company; staff has none. */
  tenant?: string
  username?: string
  password?: string
  /** The second factor, where the actor has one that does not change. */
  code2fa?: string
  /** In place of a name and password. */
  token?: string
  /** A token of this actor that ran out, if there is one. */
  expiredToken?: string
}

/** Reads `--auth FILE`: `{"actors": [{"name", "roles", "msp"?, "tenant"?, "username" and "password", or "token"}]}`. */
export function readActors(file: string): Actor[] {
  const { actors } = JSON.parse(readFileSync(file, 'utf8')) as { actors?: Actor[] }
  if (!Array.isArray(actors) || actors.length === 0) throw new Error(`${file} names no actors`)
  for (const { name, roles, token, password } of actors)
    if (typeof name !== 'string' || !Array.isArray(roles) || (token ?? password) === undefined)
      throw new Error(`${file}: an actor has a name, roles, and a token or a username and password`)
  return actors
}

/** What `x-roles` says of an actor, for a record that is not the actor's own. */
export function mayCall({ roles: allowed }: Operation, { roles, msp }: Actor): boolean {
  if (roles.includes('ospadmin') || allowed.includes('public') || allowed.includes('signed-in')) return true
  return (allowed.includes('msp') && msp === true) || roles.some((role) => allowed.includes(role))
}

/** The password as it travels (R132). */
export const passdigest = (password: string): string => createHash('sha256').update(password).digest('hex')
