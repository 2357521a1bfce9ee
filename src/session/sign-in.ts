import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { login } from '@/api/generated/operations/session.ts'
import { digest } from './digest.ts'
import { beginSession } from '@/base/tokens.ts'

/** R240: the sign-in screen shows these errors itself. */
const SHOWN_HERE = ['TOKEN_NOT_FOUND', 'INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE']

/** Name and digest. Kept only in memory, between the two calls of a two-factor sign-in (G178). */
export interface Credentials {
  readonly username: string
  readonly passdigest: string
}

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  /** `qrCode` is the address of an image, present only when two-factor sign-in is first set up (R022). */
  | { readonly kind: 'code-needed'; readonly credentials: Credentials; readonly qrCode: string | undefined }
  | { readonly kind: 'wrong-code' }
  /** No token (R122), or name and password do not match (R137). `label` is the server's own text (G017). */
  | { readonly kind: 'failed'; readonly mismatch: boolean; readonly label: ApiError['label'] }
  /** Any other failure, such as no connection or a server error. The user has already been notified. */
  | { readonly kind: 'notified' }

/** Signs in with name and password, and stores the tokens on success. Never throws an `ApiError`. */
export async function signIn(username: string, password: string): Promise<SignInOutcome> {
  return attempt({ username, passdigest: await digest(password) })
}

/** The second call of a two-factor sign-in. Never throws an `ApiError`. */
export const signInWithCode = (credentials: Credentials, code2fa: string): Promise<SignInOutcome> =>
  attempt(credentials, code2fa)

async function attempt(credentials: Credentials, code2fa?: string): Promise<SignInOutcome> {
  try {
    const body = { ...credentials, ...(code2fa !== undefined && { code2fa }) }
    const { token, refreshToken, requires2fa, qrCode2fa } = await call(
      login,
      { body },
      { ignore: SHOWN_HERE },
    )
    if (token !== undefined) {
      beginSession({ token, refreshToken })
      return { kind: 'signed-in' }
    }
    return requires2fa
      ? { kind: 'code-needed', credentials, qrCode: qrCode2fa && asImage(qrCode2fa) }
      : { kind: 'failed', mismatch: false, label: undefined }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE') return { kind: 'wrong-code' }
    return error.code === 'TOKEN_NOT_FOUND'
      ? { kind: 'failed', mismatch: true, label: error.label }
      : { kind: 'notified' }
  }
}

/** Returns the QR code as a data URI. The server sends a data URI, or only the base64 of a PNG (G020). */
const asImage = (qrCode: string): string =>
  qrCode.startsWith('data:') ? qrCode : `data:image/png;base64,${qrCode}`
