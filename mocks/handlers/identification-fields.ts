import type { components } from '@/api/generated/schema.ts'
import { IDENTIFICATION_FIELDS, identificationRules } from '~openapi/rules.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { sorted } from '../behaviour/lists.ts'
import { requireUser } from '../behaviour/access.ts'
import { changeUser, refuseAnonymized } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { invalidField, taken } from '../refusal.ts'
import { identificationValue, type IdentificationTokenRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage, type ByLanguage } from '../behaviour/in-language.ts'

type Schemas = components['schemas']
type Type = Schemas['IdentificationTokenType']

const LABELS: Record<Type, ByLanguage<string>> = {
  MOBIB: { nl: 'Mobib-kaart', en: 'Mobib card', fr: 'Carte Mobib' },
  LICENCE_PLATE: { nl: 'Nummerplaat', en: 'Licence plate', fr: "Plaque d'immatriculation" },
  BLUEBIKE_NUMBER: { nl: 'Blue-bikenummer', en: 'Blue-bike number', fr: 'Numéro Blue-bike' },
  SWAPFIETS_NUMBER: { nl: 'Swapfietsnummer', en: 'Swapfiets number', fr: 'Numéro Swapfiets' },
  ENECO_CHARGING: { nl: 'Eneco-laadpas', en: 'Eneco charging card', fr: 'Carte de recharge Eneco' },
  CAMBIO: { nl: 'Cambio-referentie', en: 'Cambio reference', fr: 'Référence Cambio' },
}
const TYPES = Object.keys(LABELS) as Type[]

export const identificationFields = handlersFor({
  getIdentificationTokens({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    const rows = world.tables.identificationTokens.by('user', user.ospId)
    return reply(
      200,
      sorted(rows, 'type', { type: ({ type }) => type }, ({ ospId }) => ospId).map((row) =>
        toIdentificationToken(world, row, caller.language),
      ),
    )
  },

  addIdentificationToken({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    refuseAnonymized(user)
    refuseBrokenRules(identificationRules(body))
    if (
      body.budgetOspId !== undefined &&
      world.tables.budgets.get(body.budgetOspId)?.ownerOspId !== user.ospId
    )
      throw invalidField('budgetOspId', 'owner', 'This is not a budget of the user')
    const { identificationTokens } = world.tables
    if (identificationTokens.by('value', identificationValue(body)).length > 0) {
      const field = (['cardNumber', 'plate', 'cambioExtRef'] as const).find(
        (name) => body[name] !== undefined,
      )
      throw taken(field ?? 'type', 'unique', 'The number must be unique')
    }
    const row = identificationTokens.insert({
      ...body,
      ospId: world.nextId('it'),
      version: 1,
      activationStatus: 'ACTIVE',
      createdOn: world.now().toISOString(),
    })
    copyToUser(world, user.ospId)
    return reply(200, toIdentificationToken(world, row, caller.language))
  },

  deleteIdentificationToken({ world, caller, body, reply }) {
    const row = world.tables.identificationTokens.require(body.ospId)
    requireUser(world, caller, row.userOspId)
    world.tables.identificationTokens.remove(row.ospId)
    copyToUser(world, row.userOspId)
    return reply(204)
  },

  listIdentificationTokenTypes({ caller, reply }) {
    return reply(
      200,
      TYPES.map((type) => ({ type, label: inLanguage(LABELS[type], caller.language) })),
    )
  },

  listIdentificationFieldTypes({ reply }) {
    return reply(
      200,
      TYPES.map((type) => ({ type, fields: [...IDENTIFICATION_FIELDS[type]] })),
    )
  },
})

function toIdentificationToken(
  world: World,
  row: IdentificationTokenRow,
  language: Schemas['Language'],
): Schemas['IdentificationToken'] {
  const budget = world.tables.budgets.get(row.budgetOspId ?? '')
  return {
    ...row,
    label: inLanguage(LABELS[row.type], language),
    ...(budget && { budgetType: budget.type }),
  }
}

/** Copies the first active card and licence plate to the user's own properties. */
function copyToUser(world: World, userOspId: string): void {
  const active = world.tables.identificationTokens
    .by('user', userOspId)
    .filter(({ activationStatus }) => activationStatus === 'ACTIVE')
  changeUser(world, world.tables.users.require(userOspId), {
    mobibCardNumber: active.find(({ type }) => type === 'MOBIB')?.cardNumber,
    licensePlate: active.find(({ type }) => type === 'LICENCE_PLATE')?.plate,
  })
}
