import { sessionSignal } from '@/base/tokens.ts'
import { portalConfig } from '@/config/portal-config.ts'
import { needsStepUp } from '~openapi/step-up.ts'
import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/** Proves to the server for some minutes that the user has entered the password again (G410). */
export interface StepUpProof {
  readonly token: string
  /** The expiry in ms, set by the server. */
  readonly until: number
}
/** Asks the user. Resolves to `undefined` if the user cancels. */
type Ask = () => Promise<StepUpProof | undefined>

let ask: Ask = () => Promise.resolve(undefined)
let underWay: Promise<StepUpProof | undefined> | undefined
let last: { readonly proof: StepUpProof; readonly session: AbortSignal } | undefined

/** Sets the function that asks for the password. */
export function setStepUpPrompt(asker: Ask): void {
  ask = asker
}

/**
 * Sends a request, and asks the user for the password if needed: before sending if the configuration requires it, or
 * after the server has asked for it. Throws `ApiError` if the user cancels. Then nothing was changed.
 */
export async function withStepUp(
  operation: Operation,
  body: unknown,
  send: (token: string | undefined, isAgain: boolean) => Promise<Response>,
): Promise<Response> {
  if (operation.stepUp === undefined) return send(undefined, false)
  const { stepUp } = portalConfig
  const isNeeded = stepUp !== undefined && needsStepUp(operation.stepUp, body, stepUp.amount)
  const sent = isNeeded ? await prove(operation) : present()?.token
  const response = await send(sent, false)
  if (response.status !== 403 || !(await requiresStepUp(response))) return response
  // Another call may have received a newer proof by now.
  if (last?.proof.token === sent) last = undefined
  return send(await prove(operation), true)
}

const present = (): StepUpProof | undefined =>
  last && !last.session.aborted && last.proof.until > Date.now() ? last.proof : undefined

/** The token to send. Concurrent calls that need one share the prompt. */
async function prove({ id }: Operation): Promise<string> {
  const known = present()
  if (known) return known.token
  underWay ??= ask().finally(() => (underWay = undefined))
  const proof = await underWay
  if (!proof) throw new ApiError(sessionSignal().aborted ? 'session-over' : 'unconfirmed', id)
  last = { proof, session: sessionSignal() }
  return proof.token
}

async function requiresStepUp(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'STEP_UP_REQUIRED'
}
