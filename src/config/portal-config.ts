import { BASE } from './base-path.ts'

/**
 * The configuration of an installation (G031): the file `portal-config.json` beside the page, which an operator edits
 * without a new build. Every value is optional. A feature without its value is not offered.
 */
export interface PortalConfig {
  /** The host name of the old platform. On that host, a banner points to `newPlatformUrl` (R263). */
  readonly oldPlatformHost?: string
  readonly newPlatformUrl?: string
  readonly readMoreUrl?: string
  readonly supportEmail?: string
  readonly appStoreUrl?: string
  readonly playStoreUrl?: string
  /** The base addresses of the API on this host (R231). Default: `/api` and `/api/advanced`. */
  readonly apiBase?: string
  readonly advancedApiBase?: string
  /** The ids of the operations that are called at the advanced base address. May be empty (G002). */
  readonly advancedOperations?: readonly string[]
  /** Signs out a user who has been idle for this many minutes. Absent: only the server ends a session (R133). */
  readonly idleMinutes?: number
  /**
   * Asks for the password or the two-factor code again, for operations that the contract marks with `x-step-up` (G410):
   * anonymising, roles, a two-factor reset, and amounts above `amount`. Absent: only if the server asks for it.
   */
  readonly stepUp?: { readonly amount?: number }
  /**
   * The address from which maps load their tiles: `https://tiles.example/{z}/{x}/{y}.png`. Its host must be added to
   * `img-src` of the headers. Absent: a link to a map instead of an image, and no requests (G360).
   */
  readonly mapTiles?: string
  /**
   * The path on this origin to which the portal reports crashes, responses that break the contract, files that fail to
   * load, violations of the security policy and page speed (`docs/reports.md`). Absent: nothing is reported.
   */
  readonly errorReports?: string
}

/** Filled by `loadPortalConfig`, before the portal renders. */
export const portalConfig: PortalConfig = {}

export const CONFIG_FILE = 'portal-config.json'

/**
 * Reads the configuration of this installation. Returns its errors, one sentence each in English, for the operator:
 * with half of its configuration, the portal could call another server or never end a session.
 */
export async function loadPortalConfig(): Promise<readonly string[]> {
  let config: unknown
  try {
    const response = await fetch(`${BASE}/${CONFIG_FILE}`)
    if (!response.ok) return [`The server answers ${response.status}.`]
    config = await response.json()
  } catch (error) {
    return [error instanceof SyntaxError ? 'It is no JSON.' : 'The server does not answer.']
  }
  const problems = problemsOf(config)
  if (problems.length === 0) Object.assign(portalConfig, config)
  return problems
}

interface Check {
  readonly says: string
  readonly holds: (value: unknown) => boolean
}
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const text: Check = { says: 'a text', holds: isText }
const webAddress: Check = {
  says: 'an address that begins with https:// or http://',
  holds: (value) => isText(value) && /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
}
const isOwnPath = (value: unknown): boolean => isText(value) && /^\/(?![/\\])\S*$/.test(value)
const path: Check = {
  says: 'a path that begins with /, or an address',
  holds: (value) => webAddress.holds(value) || isOwnPath(value),
}
const positive = (value: unknown): boolean => typeof value === 'number' && value > 0 && Number.isFinite(value)

const CHECKS: { readonly [Name in keyof PortalConfig]-?: Check } = {
  oldPlatformHost: text,
  newPlatformUrl: webAddress,
  readMoreUrl: webAddress,
  supportEmail: {
    says: 'an e-mail address',
    holds: (value) => isText(value) && /^[^\s@]+@[^\s@]+$/.test(value),
  },
  appStoreUrl: webAddress,
  playStoreUrl: webAddress,
  apiBase: path,
  advancedApiBase: path,
  advancedOperations: {
    says: 'a list of operation ids',
    holds: (value) => Array.isArray(value) && value.every(isText),
  },
  idleMinutes: { says: 'a number of minutes above 0', holds: positive },
  stepUp: {
    says: 'an object with nothing or with an amount above 0',
    holds: (value) =>
      isObject(value) &&
      Object.entries(value).every(([name, amount]) => name === 'amount' && positive(amount)),
  },
  mapTiles: webAddress,
  // Another origin is not allowed: the headers block connections to other origins, so reports stay with the operator.
  errorReports: { says: 'a path that begins with /', holds: isOwnPath },
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reports invalid values and misspelt names, because both would otherwise be ignored silently. */
function problemsOf(config: unknown): readonly string[] {
  if (!isObject(config)) return ['It is no JSON object.']
  const checks: Readonly<Record<string, Check | undefined>> = CHECKS
  return Object.entries(config).flatMap(([name, value]) => {
    const check = checks[name]
    if (check === undefined) return [`"${name}" is not known.`]
    return check.holds(value) ? [] : [`"${name}" is not ${check.says}.`]
  })
}
