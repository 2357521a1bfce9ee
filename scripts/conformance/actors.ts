/** The actors of a run: the users that send the calls, one or more per role, read from the credentials file. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Operation } from './api.ts'
import { UNSTATED } from './given-contract.ts'

export interface Actor {
  name: string
  /** The role names that `x-roles` uses. */
  roles: readonly string[]
  /** Whether the actor is staff of a partner. */
  msp?: boolean
  /** Any word that is the same for all actors of a company. Staff have none. */
  tenant?: string
  username?: string
  password?: string
  /** The second-factor code, for an actor whose code never changes. */
  code2fa?: string
  /** Replaces the name and password. */
  token?: string
  /** An expired token of this actor, if there is one. */
  expiredToken?: string
}

/** Reads `--auth FILE`: `{"actors": [{"name", "roles", "msp"?, "tenant"?, "username" and "password", or "token"}]}`. */
export function readActors(file: string, known: readonly string[] | undefined): Actor[] {
  const { actors } = parsed(file)
  if (!Array.isArray(actors) || actors.length === 0) throw new Error(`${file} names no actors`)
  for (const { name, roles, token, password } of actors)
    if (typeof name !== 'string' || !Array.isArray(roles) || (token ?? password) === undefined)
      throw new Error(`${file}: an actor has a name, roles, and a token or a username and password`)
  for (const { name, roles } of actors)
    for (const role of roles)
      if (known?.includes(role) === false)
        throw new Error(
          `${file}: ${name} has the role ${role}, but the contract knows only ${known.join(', ')}; leave out what only the target knows`,
        )
  return actors
}

function parsed(file: string): { actors?: Actor[] } {
  if (!existsSync(file)) throw new Error(`${file} does not exist: --auth names the file of credentials`)
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text) as { actors?: Actor[] }
  } catch (error) {
    throw new Error(`${file} is no valid JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
}

/** If the contract does not state who may call an operation, everyone may try. */
const FOR_ALL = ['public', 'signed-in', UNSTATED]

/** Whether `x-roles` lets an actor call an operation on a record that is not the actor's own. */
export function mayCall({ roles: allowed }: Pick<Operation, 'roles'>, { roles, msp }: Actor): boolean {
  if (roles.includes('ospadmin') || FOR_ALL.some((role) => allowed.includes(role))) return true
  return (allowed.includes('msp') && msp === true) || roles.some((role) => allowed.includes(role))
}

/** R132: the password is sent as its SHA-256 digest, never as plain text. */
export const passdigest = (password: string): string => createHash('sha256').update(password).digest('hex')
