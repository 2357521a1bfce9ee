/**
 * Checks the address of `npm start -- --api` before anything starts with it. A wrong address would cause an error at
 * each call, without the reason.
 */

const WITHIN_MS = 5000
/** A path that no contract has. Prism's response to it contains its name. */
const NOWHERE = '/no-such-path'
const PRISM_ERROR = 'stoplight.io/prism/errors'

interface Probed {
  readonly kind: 'prism' | 'url'
  /** A note for the developer if nothing responds at the address yet. */
  readonly warning?: string
}

/** Determines which server is at an address. Throws an error with a sentence if the contract's paths are not there. */
export async function probeBackend(target: string, loginPath: string): Promise<Probed> {
  const base = target.replace(/\/$/, '')
  let found: Found
  try {
    found = await answerAt(base, loginPath)
  } catch {
    return {
      kind: 'url',
      warning: `Nothing answers at ${target} yet; each call says so until something does.`,
    }
  }
  if (!found.isOperation) {
    const other = await otherBase(base, loginPath)
    const hint = other === undefined ? '' : ` They begin at ${other}.`
    throw new Error(
      `${target} answers POST ${loginPath} with ${found.answer}: the contract's paths do not begin there.${hint}`,
    )
  }
  const nowhere = await fetch(base + NOWHERE, probeInit({ method: 'GET' })).then((answer) => answer.text())
  return { kind: nowhere.includes(PRISM_ERROR) ? 'prism' : 'url' }
}

interface Found {
  readonly isOperation: boolean
  /** A short description of the response. */
  readonly answer: string
}

/**
 * Sends a sign-in without a name, which every backend refuses. A server that knows the operation refuses it in JSON.
 */
async function answerAt(base: string, loginPath: string): Promise<Found> {
  const headers = { 'content-type': 'application/json' }
  const { status, headers: got } = await fetch(
    base + loginPath,
    probeInit({ method: 'POST', headers, body: '{}' }),
  )
  const type = got.get('content-type')?.split(';')[0] ?? 'no content type'
  const isOperation = /[/+]json$/.test(type) && ![404, 405, 501].includes(status)
  return { isOperation, answer: `${status} (${type})` }
}

/** The base address that has the paths instead: below `/api`, or above it. `undefined` if neither has them. */
async function otherBase(base: string, loginPath: string): Promise<string | undefined> {
  const other = base.endsWith('/api') ? base.slice(0, -'/api'.length) : `${base}/api`
  const found = await answerAt(other, loginPath).catch(() => undefined)
  return found?.isOperation ? other : undefined
}

const probeInit = (init: RequestInit): RequestInit => ({
  ...init,
  redirect: 'manual',
  signal: AbortSignal.timeout(WITHIN_MS),
})
