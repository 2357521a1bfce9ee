/** Fees per user, in tiers by number of events. Platform staff only (R053). */
import type { components } from '@/api/generated/schema.ts'
import { type FeeTier, feeTierRules, feeTiersOverlap } from '~openapi/rules.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { sorted } from '../behaviour/lists.ts'
import { requireOrganisation } from '../behaviour/companies/organisations.ts'
import { changedFields } from '../behaviour/users/user-changes.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict } from '../refusal.ts'
import type { UserFeeRow } from '../tables.ts'
import type { World } from '../world.ts'

export const userFees = handlersFor({
  getAllUserFees({ world, reply }) {
    const fees = [...world.tables.userFees.all()]
      .toSorted((one, other) => one.eventCountFrom - other.eventCountFrom)
      .map((fee) => toUserFee(world, fee))
    return reply(
      200,
      sorted(fees, 'name', { name: ({ assignee }) => assignee.name }, ({ assignee }) => assignee.ospId),
    )
  },

  createUserFee({ world, body: { assignee, ...terms }, reply }) {
    const { ospId: assigneeOspId } = requireOrganisation(world, assignee.ospId)
    refuseBrokenRules(feeTierRules(terms))
    refuseOverlap(world, assigneeOspId, terms)
    const fee = { ospId: world.nextId('uf'), version: 1, assigneeOspId, ...terms }
    return reply(200, toUserFee(world, world.tables.userFees.insert(fee)))
  },

  updateUserFee({ world, body: { ospId, version, ...data }, reply }) {
    const fee = world.tables.userFees.require(ospId)
    refuseStale(fee.version, version)
    const tier = changedFields(fee, data)
    refuseBrokenRules(feeTierRules(tier))
    refuseOverlap(world, fee.assigneeOspId, tier, ospId)
    const changed = world.tables.userFees.update(ospId, {
      ...tier,
      eventCountTo: tier.eventCountTo,
      version: fee.version + 1,
    })
    return reply(200, toUserFee(world, changed))
  },

  deleteUserFee({ world, body, reply }) {
    world.tables.userFees.remove(body.ospId)
    return reply(204)
  },
})

function toUserFee(world: World, { assigneeOspId, ...fee }: UserFeeRow): components['schemas']['UserFee'] {
  return { ...fee, assignee: requireOrganisation(world, assigneeOspId) }
}

/** Tiers of one assignee must not overlap, so that each number of events has one fee. */
function refuseOverlap(world: World, assigneeOspId: string, tier: FeeTier, except?: string): void {
  const others = world.tables.userFees.by('assignee', assigneeOspId)
  if (others.some((other) => other.ospId !== except && feeTiersOverlap(tier, other)))
    throw conflict('TIER_OVERLAP', 'The tier overlaps another one of the assignee.', {
      nl: 'Deze drempels overlappen met een andere gebruikersbijdrage.',
      en: 'These thresholds overlap another user fee.',
      fr: "Ces seuils se chevauchent avec ceux d'une autre redevance.",
    })
}
