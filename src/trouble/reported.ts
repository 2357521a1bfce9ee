/**
 * Decides which facts about the recorded events (`base/recorder.ts`) are reported: kinds, words of the contract and of
 * the portal's code, lengths and times. Any free text of a server, a browser or a user is left out.
 */
import { CODES, ROLES } from '@/api/generated/known-names.ts'
import type { Moment, RecordedCall, RecordedError, ShapeViolation } from '@/base/recorder.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

export type ReportedCall = RecordedCall & Moment

export type ReportedError = (
  | {
      /** The portal's code threw an error. */
      readonly kind: 'crash'
      /** The name of the JavaScript error, or `unknown` for a custom name. */
      readonly name: string
      /** Where it happened, as `file:line:column` of the build. */
      readonly frames: readonly string[]
    }
  | {
      /** A response broke the contract. */
      readonly kind: 'off-contract'
      readonly operation: string
      readonly wrong: readonly ShapeViolation[]
    }
  /** A file of the portal failed to load. */
  | { readonly kind: 'chunk' }
  | {
      /** The content security policy blocked something. */
      readonly kind: 'csp'
      readonly directive: string
      /** The policy's keyword, such as `inline`. For an address only its scheme, or `own`. */
      readonly blocked: string
    }
) &
  Moment

const knownIn =
  (words: readonly string[]) =>
  (word: string): string =>
    words.includes(word) ? word : 'unknown'

/** The roles of the contract. Any other role is `unknown`. */
export const reportedRoles = (roles: readonly string[]): readonly string[] => roles.map(knownIn(ROLES))

export const reportedCall = ({ code, requestId, ...call }: ReportedCall): ReportedCall => ({
  ...call,
  ...(code !== undefined && { code: knownIn(CODES)(code) }),
  ...(requestId !== undefined && /^[\w-]{1,80}$/.test(requestId) && { requestId }),
})

export function reportedError(recorded: RecordedError & Moment): ReportedError {
  const { screen, at } = recorded
  const moment = { ...withoutUndefined({ screen }), at }
  if (recorded.kind === 'crash') {
    const { error } = recorded
    return { kind: 'crash', name: nameOf(error), frames: framesOf(error), ...moment }
  }
  if (recorded.kind === 'csp') {
    const { directive, blockedUri } = recorded
    return {
      kind: 'csp',
      directive: knownIn(DIRECTIVES)(directive),
      blocked: blockedKind(blockedUri),
      ...moment,
    }
  }
  return recorded
}

const ERRORS = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'DOMException',
  'ApiError',
  'NotReceived',
  'PartUnavailable',
]
const nameOf = (error: unknown): string => (error instanceof Error ? knownIn(ERRORS)(error.name) : 'unknown')

const MAX_FRAMES = 8
/** Positions in files of the portal, without the host: `assets/start-1a2b3c4d.js:1:2345`. */
const framesOf = (error: unknown): readonly string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    // In Chromium the stack starts with the text of the error, which may look like a position.
    .filter((line) => line.trimStart().startsWith('at ') || line.includes('@'))
    .flatMap((line) => frameIn(line) ?? [])
    .slice(0, MAX_FRAMES)

function frameIn(line: string): string | undefined {
  const start = Math.max(line.lastIndexOf('/assets/'), line.lastIndexOf('/src/'))
  const [file = '', row, column] = line.slice(start + 1).split(':')
  const [path = ''] = file.split('?')
  const numbers = [row, column].map((text) => Number.parseInt(text ?? '', 10))
  return start < 0 || !/^[\w/.-]{1,200}$/.test(path) || numbers.some(Number.isNaN)
    ? undefined
    : [path, ...numbers].join(':')
}

const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'media-src',
  'object-src',
  'frame-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'require-trusted-types-for',
  'trusted-types',
]

const BLOCKED = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob']
const SCHEMES = [
  'http:',
  'https:',
  'ws:',
  'wss:',
  'data:',
  'blob:',
  'filesystem:',
  'chrome-extension:',
  'moz-extension:',
]

function blockedKind(blocked: string): string {
  if (BLOCKED.includes(blocked)) return blocked
  if (blocked.startsWith(`${location.origin}/`)) return 'own'
  return SCHEMES.find((scheme) => blocked.startsWith(scheme))?.slice(0, -1) ?? 'other'
}
