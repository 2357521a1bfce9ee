import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { login } from '@/api/generated/operations/session.ts'
import { t } from '@/i18n/i18n.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { digest } from './digest.ts'
import { beginSession } from '@/base/tokens.ts'
import { textOf } from './failure-notices.ts'

/** Name and digest. Kept only in memory, between the two calls of a two-factor sign-in (G178). */
export interface Credentials {
  readonly username: string
  readonly passdigest: string
}

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  /**
   * `qrCode` is the address of an image, and `secret` the key in it. Present only when two-factor sign-in is first set
   * up (R022).
   */
  | {
      readonly kind: 'code-needed'
      readonly credentials: Credentials
      readonly qrCode: string | undefined
      readonly secret?: string | undefined
    }
  | { readonly kind: 'wrong-code' }
  /**
   * No token (R122), no match (R137), or any other failure, such as no connection. `text` states the reason in the
   * current language.
   */
  | { readonly kind: 'failed'; readonly text: () => string }

/** Signs in with name and password, and stores the tokens on success. Never throws an `ApiError`. */
export async function signIn(username: string, password: string): Promise<SignInOutcome> {
  return attempt({ username, passdigest: await digest(password) })
}

/** The second call of a two-factor sign-in. Never throws an `ApiError`. */
export const signInWithCode = (credentials: Credentials, code2fa: string): Promise<SignInOutcome> =>
  attempt(credentials, code2fa)

async function attempt(credentials: Credentials, code2fa?: string): Promise<SignInOutcome> {
  try {
    const body = { ...credentials, ...withoutUndefined({ code2fa }) }
    // R240: the form shows every failure itself, where the user is looking.
    const session = await call(login, { body }, { ignore: ['*'] })
    const { token, refreshToken, requires2fa, qrCode2fa, secret2fa: secret } = session
    if (token !== undefined) {
      beginSession({ token, refreshToken })
      return { kind: 'signed-in' }
    }
    return requires2fa
      ? { kind: 'code-needed', credentials, qrCode: qrCode2fa && asImage(qrCode2fa), secret }
      : failed(() => t('common:validations.authentication.mismatch'))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE') return { kind: 'wrong-code' }
    // G017: the server's text, or else that name and password do not match, or else the general message.
    const isMismatch = error.code === 'TOKEN_NOT_FOUND' && error.label === undefined
    return failed(() => (isMismatch ? t('common:validations.authentication.mismatch') : textOf(error)))
  }
}

/** G017: the text always states that signing in has failed. */
const failed = (reason: () => string): SignInOutcome => ({
  kind: 'failed',
  text: () => `${t('session:signIn.failed')}. ${reason()}`,
})

/** Returns the QR code as a data URI. The server sends a data URI, or only the base64 of a PNG (G020). */
const asImage = (qrCode: string): string =>
  qrCode.startsWith('data:') ? qrCode : `data:image/png;base64,${qrCode}`
