/** The portal's look: the company's own, else its partner's, else the platform's. */
import { drawLogo } from '../behaviour/png.ts'
import { requireAccount } from '../behaviour/reach.ts'
import { handlersFor } from '../handler.ts'
import { notFound } from '../refusal.ts'
import type { BrandingRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

/** R282. */
const DEFAULT_COLOR = '#0F89EA'

export const branding = handlersFor({
  getPortalBranding({ world, caller, body, reply }) {
    const look = lookFor(world, caller, body.corporateAccountOspId)
    if (!look) return reply(200, { brandColor: DEFAULT_COLOR, hasLogo: false })
    const { brandColor, name, hasLogo } = look
    return reply(200, { brandColor, name, hasLogo })
  },

  async getPortalLogo({ world, caller, query, raw }) {
    const look = lookFor(world, caller, query.corporateAccountOspId)
    if (!look?.hasLogo) throw notFound()
    return raw(200, 'image/png', await drawLogo(look.brandColor))
  },
})

function lookFor(world: World, caller: UserRow, selected: string | undefined): BrandingRow | undefined {
  const accountOspId = selected ?? caller.corporateAccountOspId
  const account = accountOspId === undefined ? undefined : requireAccount(world, caller, accountOspId)
  const { brandings } = world.tables
  const partnerOspId = account?.data.partner.ospId ?? caller.partnerOspId
  return (account && brandings.get(account.ospId)) ?? brandings.get(partnerOspId ?? '')
}
