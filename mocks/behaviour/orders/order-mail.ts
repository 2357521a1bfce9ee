/** The mail about a general order that was handled, in the user's language (G390). */
import type { components } from '@/api/generated/schema.ts'
import { ORDER_CONFIG, type OrderRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { sendMail } from '../messages/mail.ts'
import { toReason } from './cancellation-reasons.ts'

type Language = components['schemas']['Language']

interface Words {
  confirmed: (what: string) => string
  cancelled: (what: string, reason: string) => string
  /** R109: costs that were charged are not adjusted. */
  support: (address: string) => string
}

const WORDS: Record<Language, Words> = {
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
export function mailHandled(world: World, { userOspId, description, cancellationReason }: OrderRow): void {
  const { mailOnHandling, supportAddress } = world.tables.orderConfigs.require(ORDER_CONFIG)
  if (!mailOnHandling) return
  const user = world.tables.users.require(userOspId)
  const words = WORDS[user.language]
  const lines =
    cancellationReason === undefined
      ? [words.confirmed(description)]
      : [
          words.cancelled(description, toReason(cancellationReason, user.language).label),
          ...(supportAddress === undefined ? [] : [words.support(supportAddress)]),
        ]
  sendMail(world, user, 'order', lines.join('\n'))
}
