import { buildId } from '@/base/build.ts'
import { currentRoute, pathOf } from '@/base/location.ts'
import { recorded } from '@/base/recorder.ts'
import { currentLanguage } from '@/i18n/i18n.ts'
import { matchRoute } from '@/routes/known-routes.ts'
import {
  reportedCall,
  reportedError,
  reportedRoles,
  type ReportedCall,
  type ReportedError,
} from './reported.ts'

/**
 * The file that a user saves and sends to support: what the page did, without names, ids or values. `docs/reports.md`
 * describes each field. `npm start -- --replay FILE` opens the same screen with the same responses.
 */
export interface ProblemReport {
  readonly format: 1
  /** The id of the build (`version.json`), or `development`. */
  readonly build: string
  /** When it was created, ISO 8601. */
  readonly made: string
  /** The open screen: its name, and its address as a pattern. `undefined` for an address that does not exist. */
  readonly screen?: { readonly name: string; readonly path: string; readonly audience: string } | undefined
  /** The roles of the signed-in user. A role that is not in the contract is `unknown`. */
  readonly roles: readonly string[]
  readonly language: string
  /** The browser (`navigator.userAgent`). */
  readonly browser: string
  /** The size of the viewport, in px. */
  readonly window: { readonly width: number; readonly height: number }
  /** In ms since the page was opened, like `at` of calls and errors. */
  readonly at: number
  /** The last calls of the session, at most 50, oldest first. */
  readonly calls: readonly ReportedCall[]
  /** The last errors, at most 50, oldest first. */
  readonly errors: readonly ReportedError[]
}

export function makeReport(): ProblemReport {
  const { calls, errors, roles } = recorded()
  const route = matchRoute(pathOf(currentRoute()))?.route
  return {
    format: 1,
    build: buildId() ?? 'development',
    made: new Date().toISOString(),
    screen: route && { name: route.name, path: route.path, audience: route.audience },
    roles: reportedRoles(roles),
    language: currentLanguage(),
    browser: navigator.userAgent,
    window: { width: window.innerWidth, height: window.innerHeight },
    at: Math.round(performance.now()),
    calls: calls.map(reportedCall),
    errors: errors.map(reportedError),
  }
}

export const fileNameOf = ({ build, made }: ProblemReport): string =>
  `problem-report-${build}-${made.slice(0, 19).replace(/[T:]/g, '-')}.json`
