import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { login } from '@/api/generated/operations/session.ts'
import { digest } from './digest.ts'
import { storeTokens } from '@/base/tokens.ts'

/** What the sign-in screen says itself (R240). */
const SHOWN_HERE = ['TOKEN_NOT_FOUND', 'INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE']

/** Name and digest, kept in memory only between the two calls of a two-factor sign-in (G178). */
export interface Credentials {
  readonly username: string
  readonly passdigest: string
}

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  /** `qrCode` is an image address, only on the first set-up (R022). */
  | { readonly kind: 'code-needed'; readonly credentials: Credentials; readonly qrCode: string | undefined }
  | { readonly kind: 'wrong-code' }
  /** No token (R122), or name and password do not match (R137); `label` is the server's own word on it (G017). */
  | { readonly kind: 'failed'; readonly mismatch: boolean; readonly label: ApiError['label'] }
  /** The user has been told already: no connection, server fault, closed account … */
  | { readonly kind: 'told' }

/** Signs in by name and password; on success the tokens are stored. Never throws. */
export async function signIn(username: string, password: string): Promise<SignInOutcome> {
  return attempt({ username, passdigest: await digest(password) })
}

/** The second call of a two-factor sign-in. Never throws. */
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
      storeTokens({ token, refreshToken })
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
      : { kind: 'told' }
  }
}

/** The server sends a data URI, or bare base64 of a PNG (G020). */
const asImage = (qrCode: string): string =>
  qrCode.startsWith('data:') ? qrCode : `data:image/png;base64,${qrCode}`
