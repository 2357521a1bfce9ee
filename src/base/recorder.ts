/**
 * The last calls and errors of this page, for the problem report and for error reports, if the installation collects
 * them. `trouble/reported.ts` decides what is sent. Response values are never stored. The record is in memory only and
 * ends with the session.
 */

/**
 * The shape of a body, without its values: a text with its length (`string 12`), `number`, `boolean`, `null`, a list of
 * values (`list 3`), an object by its property names if the contract has them, any other object by its number of
 * properties (`object 3`), a list of objects by its length and its first object.
 */
export type BodyShape =
  | string
  | readonly [rows: number, first?: BodyShape]
  | { readonly [name: string]: BodyShape }

/**
 * A place in a response that breaks the contract, such as `content[2].owner.name`. `content[*].ospId` stands for every
 * row.
 */
export interface ShapeViolation {
  /** Empty for the whole response. */
  readonly at: string
  /**
   * What was received. `undefined`: nothing. `page`: anything but JSON. `another`: the id of another record than the
   * requested one.
   */
  readonly is: 'undefined' | 'null' | 'string' | 'number' | 'boolean' | 'list' | 'object' | 'page' | 'another'
}

export interface RecordedCall {
  readonly operation: string
  /** The status of the response, or 0 without one. */
  readonly status: number
  /** `refused`: an error of the contract. `failed`: no response, or one from a proxy in front of the server. */
  readonly verdict: 'ok' | 'off-contract' | 'refused' | 'failed'
  /** Why there is no usable response: `network`, `timeout`, `malformed` … */
  readonly failure?: string | undefined
  /** The error code of a refusal. */
  readonly code?: string | undefined
  readonly wrong?: readonly ShapeViolation[] | undefined
  readonly body?: BodyShape | undefined
  /** The server's id of the request (`X-Request-Id`). */
  readonly requestId?: string | undefined
  /** The duration, in ms. */
  readonly ms: number
}

export type RecordedError =
  /** The portal's code threw an error. */
  | { readonly kind: 'crash'; readonly error: unknown }
  | { readonly kind: 'off-contract'; readonly operation: string; readonly wrong: readonly ShapeViolation[] }
  /** A file of the portal failed to load. */
  | { readonly kind: 'chunk' }
  /** The content security policy blocked something. */
  | { readonly kind: 'csp'; readonly directive: string; readonly blockedUri: string }

/** Where and when an entry was recorded. */
export interface Moment {
  /** The address of the screen as a pattern, such as `/manage/users/:userOspId`. */
  readonly screen?: string | undefined
  /** In ms since the page was opened. */
  readonly at: number
}

const KEPT = 50
let calls: readonly (RecordedCall & Moment)[] = []
let errors: readonly (RecordedError & Moment)[] = []
let roles: readonly string[] = []

export function recordCall(call: RecordedCall): void {
  calls = [...keptOf(calls), { ...call, ...moment() }]
}

export function recordError(error: RecordedError): void {
  const entry = { ...error, ...moment() }
  errors = [...keptOf(errors), entry]
  errorListener(entry)
}

/** The roles of the signed-in user. Stored here, because after a crash the session may be gone. */
export function recordRoles(names: readonly string[]): void {
  roles = names
}

export const recorded = () => ({ calls, errors, roles })

let errorListener: (error: RecordedError & Moment) => void = () => undefined

/** Sets the one function that is called with each error. */
export function onRecordedError(listener: typeof errorListener): void {
  errorListener = listener
}

let screenNow: () => string | undefined = () => undefined

/** Sets the function that returns the pattern of the current address. */
export function setScreenPattern(pattern: () => string | undefined): void {
  screenNow = pattern
}

export const screenPattern = (): string | undefined => screenNow()

function moment(): Moment {
  return { screen: screenNow(), at: Math.round(performance.now()) }
}

/** The last entries, leaving room for one more. */
const keptOf = <Entry>(entries: readonly Entry[]): readonly Entry[] => entries.slice(1 - KEPT)

/** Called when the session of this page ends: at sign-out, and when another person signs in. */
export function forgetRecorded(): void {
  calls = []
  errors = []
  roles = []
}

/**
 * Records errors that no error boundary catches: errors outside rendering, and violations of the content security
 * policy.
 */
export function watchPage(): void {
  // An event without an error is a message of the browser, not a fault of the portal.
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error) recordError({ kind: 'crash', error })
  })
  window.addEventListener('unhandledrejection', ({ reason: error }) => recordError({ kind: 'crash', error }))
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective: directive, blockedURI: blockedUri }) =>
      recordError({ kind: 'csp', directive, blockedUri }),
  )
}
