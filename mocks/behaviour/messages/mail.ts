/** Sends messages. They go to the outbox (`GET /sandbox/outbox`), where tests and people can read them. */
import { endSessions } from '../../auth.ts'
import { TWO_FACTOR_SECRET } from '../../seed/personas.ts'
import type { Channel, SentRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { digest } from '../users/secrets.ts'

/**
 * Sends a text in the user's language, now or at a moment that the clock has passed. Returns false when the channel
 * cannot reach the user.
 */
export function send(
  world: World,
  user: UserRow,
  channel: Channel,
  kind: SentRow['kind'],
  text: string,
  moment?: string,
): boolean {
  const to = channel === 'mail' ? user.email : (channel === 'push' && user.msisdn) || user.login
  if (to === undefined) return false
  const { ospId: userOspId, language } = user
  const sentAt = (moment === undefined ? world.now() : new Date(moment)).toISOString()
  world.tables.outbox.insert({
    id: world.nextId('sent'),
    channel,
    userOspId,
    to,
    kind,
    language,
    text,
    sentAt,
  })
  return true
}

export const sendMail = (
  world: World,
  user: UserRow,
  kind: SentRow['kind'],
  text: string,
  moment?: string,
): boolean => send(world, user, 'mail', kind, text, moment)

/**
 * Gives the user a new password (called pincode, G029), ends all sessions and mails the password. With `credentials`
 * the mail also has the login (R082).
 */
export async function mailNewPincode(
  world: World,
  user: UserRow,
  kind: 'pincode' | 'credentials' = 'pincode',
): Promise<void> {
  const { credentials } = world.tables
  const pincode = world.nextId('Pincode')
  const passdigest = await digest(pincode)
  // The user may have been anonymised while the digest was made.
  if (world.tables.users.get(user.ospId)?.anonymized === true) return
  if (credentials.get(user.ospId)) credentials.update(user.ospId, { passdigest })
  else credentials.insert({ userOspId: user.ospId, passdigest, twoFactorSecret: TWO_FACTOR_SECRET })
  endSessions(world, user.ospId)
  sendMail(world, user, kind, kind === 'pincode' ? pincode : `${user.login ?? ''} ${pincode}`)
}
