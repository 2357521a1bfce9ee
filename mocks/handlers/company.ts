import { byName, productName, productsOfCompany, resourcesOf } from '../behaviour/products/products.ts'
import { requireAccount } from '../behaviour/access.ts'
import {
  accountInactive,
  alreadyPlanned,
  changeAccount,
  toCorporateAccount,
} from '../behaviour/companies/companies.ts'
import { sorted } from '../behaviour/lists.ts'
import { sendMail } from '../behaviour/messages/mail.ts'
import { atMoment } from '../behaviour/users/activation.ts'
import { localTime } from '~notations/brussels.ts'
import { handlersFor } from '../handler.ts'
import { conflict } from '../refusal.ts'
import type { CorporateAccountRow } from '../tables.ts'
import type { World } from '../world.ts'

export const company = handlersFor({
  findViewPermissionsByCorporateAccount({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    const products = byName(productsOfCompany(world, account), caller.language).map((product) => ({
      ospId: `vp-${account.ospId}-${product.ospId}`,
      kind: 'PRODUCT' as const,
      subject: { ospId: product.ospId, name: productName(product, caller.language) },
      active: product.active,
      mobilityModes: [...new Set(resourcesOf(world, product).map(({ mobilityMode }) => mobilityMode))],
    }))
    const chosen = (account.data.selectedServiceResources ?? []).flatMap(
      (ospId) => world.tables.resources.get(ospId) ?? [],
    )
    const services = sorted(chosen, 'name', { name: ({ name }) => name }, ({ ospId }) => ospId).map(
      ({ ospId, name, active, mobilityMode }) => ({
        ospId: `vp-${account.ospId}-${ospId}`,
        kind: 'SERVICE_RESOURCE' as const,
        subject: { ospId, name },
        active,
        mobilityModes: [mobilityMode],
      }),
    )
    return reply(200, [...products, ...services])
  },

  requestCompanyDeactivation({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    if (!account.active) throw accountInactive()
    if (account.inactiveFrom !== undefined) throw alreadyPlanned()
    if (account.deactivationRequestedOn !== undefined) throw alreadyRequested()
    mailStaff(world, account, body.reason ?? '-')
    const changed = changeAccount(world, account, { deactivationRequestedOn: localTime(world.now()) })
    return reply(200, toCorporateAccount(world, changed))
  },

  withdrawCompanyDeactivation({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    if (!account.active) throw accountInactive()
    if (account.deactivationRequestedOn === undefined) throw notRequested()
    mailStaff(world, account, 'withdrawn')
    const changed = changeAccount(world, account, { deactivationRequestedOn: undefined })
    return reply(200, toCorporateAccount(world, changed))
  },
})

/** Mails the staff of the partner, who handle the request. */
function mailStaff(world: World, { data }: CorporateAccountRow, text: string): void {
  const staff = world.tables.users.filter(
    (user) => user.isMsp && user.partnerOspId === data.partner.ospId && atMoment(user, world.now()).active,
  )
  for (const user of staff) sendMail(world, user, 'deactivation', `${data.name}: ${text}`)
}

const alreadyRequested = () =>
  conflict('ALREADY_REQUESTED', 'It was asked before.', {
    nl: 'De deactivering is al aangevraagd.',
    en: 'Deactivation has been requested already.',
    fr: 'La désactivation a déjà été demandée.',
  })

const notRequested = () =>
  conflict('NOT_REQUESTED', 'Nothing was requested.', {
    nl: 'Er is geen deactivering aangevraagd.',
    en: 'No deactivation has been requested.',
    fr: "Aucune désactivation n'a été demandée.",
  })
