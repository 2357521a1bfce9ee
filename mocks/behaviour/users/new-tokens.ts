/** The identification fields of a new user. */
import { identificationValue, type IdentificationTokenRow } from '../../tables.ts'
import type { World } from '../../world.ts'

export type NewToken = Pick<IdentificationTokenRow, 'type' | 'cardNumber' | 'chipId' | 'plate' | 'region'>

/** Whether no user has this number or plate. */
export const isTokenFree = (world: World, token: NewToken): boolean =>
  world.tables.identificationTokens.by('value', identificationValue(token)).length === 0

export const plateToken = (plate: string): NewToken => ({ type: 'LICENCE_PLATE', plate, region: 'BE' })

export const addToken = (world: World, userOspId: string, token: NewToken) =>
  world.tables.identificationTokens.insert({
    ...token,
    ospId: world.nextId('it'),
    version: 1,
    userOspId,
    activationStatus: 'ACTIVE',
    createdOn: world.now().toISOString(),
  })
