/** The mail about a general or season-card order that was handled, in the user's language (G390). */
import { ORDER_CONFIG, type OrderRow, type SeasonCardOrderRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { sendMail } from '../messages/mail.ts'
import { toReason } from './cancellation-reasons.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

interface Words {
  confirmed: (what: string) => string
  cancelled: (what: string, reason: string) => string
  /**
   * R109: states that costs already charged for a general order are not adjusted. A season-card order has no such
   * costs.
   */
  support: (address: string) => string
}

const WORDS: ByLanguage<Words> = {
  nl: {
    confirmed: (what) => `Uw bestelling is bevestigd: ${what}.`,
    cancelled: (what, reason) => `Uw bestelling is geannuleerd: ${what}. Reden: ${reason}.`,
    support: (address) => `Aangerekende kosten worden niet aangepast. Vragen? Mail naar ${address}.`,
  },
  en: {
    confirmed: (what) => `Your order is confirmed: ${what}.`,
    cancelled: (what, reason) => `Your order is cancelled: ${what}. Reason: ${reason}.`,
    support: (address) => `Charged costs are not adjusted. Questions? Write to ${address}.`,
  },
  fr: {
    confirmed: (what) => `Votre commande est confirmée : ${what}.`,
    cancelled: (what, reason) => `Votre commande est annulée : ${what}. Motif : ${reason}.`,
    support: (address) => `Les coûts imputés ne sont pas adaptés. Des questions ? Écrivez à ${address}.`,
  },
}

/** Mails the user that an order was handled, if the settings say so. */
export function mailHandled(world: World, order: OrderRow | SeasonCardOrderRow): void {
  const { userOspId, cancellationReason } = order
  const { mailOnHandling, supportAddress } = world.tables.orderConfigs.require(ORDER_CONFIG)
  if (!mailOnHandling) return
  const user = world.tables.users.require(userOspId)
  const words = inLanguage(WORDS, user.language)
  const isGeneral = 'description' in order
  const what = isGeneral ? order.description : order.orderedProduct
  const lines =
    cancellationReason === undefined
      ? [words.confirmed(what)]
      : [
          words.cancelled(what, toReason(cancellationReason, user.language).label),
          ...(isGeneral && supportAddress !== undefined ? [words.support(supportAddress)] : []),
        ]
  sendMail(world, user, 'order', lines.join('\n'))
}
