import { sorted } from '../behaviour/lists.ts'
import { requirePartner } from '../behaviour/partners.ts'
import { handlersFor } from '../handler.ts'

export const partners = handlersFor({
  getAllPartners({ world, reply }) {
    const rows = sorted(
      [...world.tables.partners.all()],
      'name',
      { name: ({ data }) => data.name },
      ({ ospId }) => ospId,
    )
    const answer = rows.map(({ ospId, extId, active, data: { name, partnerType } }) => ({
      ospId,
      extId,
      name,
      partnerType,
      active,
      corporateAccountCount: world.tables.corporateAccounts.by('partner', ospId).length,
    }))
    return reply(200, answer)
  },

  getPartner({ world, caller, body, reply }) {
    return reply(200, requirePartner(world, caller, body.ospId))
  },
})
