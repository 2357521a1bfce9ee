/** Mails that a backend would send. They land in the outbox (`GET /sandbox/outbox`), where tests and people find them. */
import { endSessions } from '../auth.ts'
import { TWO_FACTOR_SECRET } from '../seed/personas.ts'
import type { MailRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { digest } from './secrets.ts'

/** A user without an address gets none. */
export function sendMail(world: World, user: UserRow, kind: MailRow['kind'], text: string): void {
  const { ospId: userOspId, email, language } = user
  if (email === undefined) return
  const sentAt = world.now().toISOString()
  world.tables.mails.insert({ id: world.nextId('mail'), userOspId, to: email, kind, language, text, sentAt })
}

/** Gives the user a new password (pincode, G029), ends all sessions, and mails it; as credentials with the login (R082). */
export async function mailNewPincode(
  world: World,
  user: UserRow,
  kind: 'pincode' | 'credentials' = 'pincode',
): Promise<void> {
  const { credentials } = world.tables
  const pincode = world.nextId('Pincode')
  const passdigest = await digest(pincode)
  if (credentials.get(user.ospId)) credentials.update(user.ospId, { passdigest })
  else credentials.insert({ userOspId: user.ospId, passdigest, twoFactorSecret: TWO_FACTOR_SECRET })
  endSessions(world, user.ospId)
  sendMail(world, user, kind, kind === 'pincode' ? pincode : `${user.login ?? ''} ${pincode}`)
}
