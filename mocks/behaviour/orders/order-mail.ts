/** The mail about a general or season-card order that was handled, in the user's language (G390). */
import { ORDER_CONFIG, type OrderRow, type SeasonCardOrderRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { sendMail } from '../messages/mail.ts'
import { toReason } from './cancellation-reasons.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

interface Texts {
  confirmed: (item: string) => string
  cancelled: (item: string, reason: string) => string
  /**
   * R109: states that costs already charged for a general order are not adjusted. A season-card order has no such
   * costs.
   */
  support: (address: string) => string
}

const TEXTS: ByLanguage<Texts> = {
  nl: {
    confirmed: (item) => `Uw bestelling is bevestigd: ${item}.`,
    cancelled: (item, reason) => `Uw bestelling is geannuleerd: ${item}. Reden: ${reason}.`,
    support: (address) => `Aangerekende kosten worden niet aangepast. Vragen? Mail naar ${address}.`,
  },
  en: {
    confirmed: (item) => `Your order is confirmed: ${item}.`,
    cancelled: (item, reason) => `Your order is cancelled: ${item}. Reason: ${reason}.`,
    support: (address) => `Charged costs are not adjusted. Questions? Write to ${address}.`,
  },
  fr: {
    confirmed: (item) => `Votre commande est confirmée : ${item}.`,
    cancelled: (item, reason) => `Votre commande est annulée : ${item}. Motif : ${reason}.`,
    support: (address) => `Les coûts imputés ne sont pas adaptés. Des questions ? Écrivez à ${address}.`,
  },
}

/** Mails the user that an order was handled, if the settings say so. */
export function mailHandled(world: World, order: OrderRow | SeasonCardOrderRow): void {
  const { userOspId, cancellationReason } = order
  const { mailOnHandling, supportAddress } = world.tables.orderConfigs.require(ORDER_CONFIG)
  if (!mailOnHandling) return
  const user = world.tables.users.require(userOspId)
  const texts = inLanguage(TEXTS, user.language)
  const isGeneral = 'description' in order
  const item = isGeneral ? order.description : order.orderedProduct
  const lines =
    cancellationReason === undefined
      ? [texts.confirmed(item)]
      : [
          texts.cancelled(item, toReason(cancellationReason, user.language).label),
          ...(isGeneral && supportAddress !== undefined ? [texts.support(supportAddress)] : []),
        ]
  sendMail(world, user, 'order', lines.join('\n'))
}
