/**
 * What this page remembers of its last calls and errors, for the problem report and for the error reports of an installation
 * that wants them; `trouble/told.ts` says what of it is told. No value of an answer is kept. It lives in memory only, and ends
 * with the session.
 */

/**
 * A body without its values. A text with its length (`string 12`), `number`, `boolean`, `null`; a list of values (`list 3`);
 * an object by name, of which only the names that the contract has; another object by how many names it has (`object 3`); a
 * list of objects as how many there are and the first of them.
 */
export type BodyShape =
  | string
  | readonly [rows: number, first?: BodyShape]
  | { readonly [name: string]: BodyShape }

/** A place of an answer that is not as the contract says: `content[2].owner.name`; `content[*].ospId` is that of every row. */
export interface Wrong {
  /** Empty for the whole answer. */
  readonly at: string
  /**
   * What is there; `undefined` where nothing is. `page`: something else than JSON. `another`: the id of another record than
   * the one that was asked for.
   */
  readonly is: 'undefined' | 'null' | 'string' | 'number' | 'boolean' | 'list' | 'object' | 'page' | 'another'
}

export interface RecordedCall {
  readonly operation: string
  /** Of the answer; 0 without one. */
  readonly status: number
  /** `refused`: with an error of the contract. `failed`: without an answer, or with one of something before the server. */
  readonly verdict: 'ok' | 'off-contract' | 'refused' | 'failed'
  /** Why there is no answer that can be used: `network`, `timeout`, `malformed` … */
  readonly failure?: string | undefined
  /** The code of a refusal. */
  readonly code?: string | undefined
  readonly wrong?: readonly Wrong[] | undefined
  readonly body?: BodyShape | undefined
  /** What the server calls the request (`X-Request-Id`). */
  readonly requestId?: string | undefined
  /** How long it took, in ms. */
  readonly ms: number
}

export type RecordedError =
  /** The portal's code failed. */
  | { readonly kind: 'crash'; readonly error: unknown }
  | { readonly kind: 'off-contract'; readonly operation: string; readonly wrong: readonly Wrong[] }
  /** A file of the portal did not arrive. */
  | { readonly kind: 'chunk' }
  /** The content security policy refused something. */
  | { readonly kind: 'csp'; readonly directive: string; readonly blockedUri: string }

/** Where and when something was recorded. */
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

/** The roles of whoever is signed in. Kept here, since after a crash nothing else of the session may be left. */
export function recordRoles(names: readonly string[]): void {
  roles = names
}

export const recorded = () => ({ calls, errors, roles })

let errorListener: (error: RecordedError & Moment) => void = () => undefined

/** Sets the one function that is told of each error. */
export function onRecordedError(listener: typeof errorListener): void {
  errorListener = listener
}

let screenNow: () => string | undefined = () => undefined

/** Sets the function that knows the pattern of the present address. */
export function tellScreenBy(pattern: () => string | undefined): void {
  screenNow = pattern
}

export const screenPattern = (): string | undefined => screenNow()

function moment(): Moment {
  return { screen: screenNow(), at: Math.round(performance.now()) }
}

/** The last ones, less one for what is added. */
const keptOf = <Entry>(entries: readonly Entry[]): readonly Entry[] => entries.slice(1 - KEPT)

/** Called when the session of this page ends: at sign-out, and when another person signs in. */
export function forgetRecorded(): void {
  calls = []
  errors = []
  roles = []
}

/** Records what no boundary catches: errors outside of rendering, and what the content security policy refuses. */
export function watchPage(): void {
  // Without an error, a browser tells of something that is no fault of the portal.
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
