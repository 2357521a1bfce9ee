import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { buildId } from '@/base/build.ts'
import { onRecordedError, recorded, screenPattern, type Moment } from '@/base/recorder.ts'
import { reportedError, type ReportedError } from './reported.ts'

/** A speed measurement of this visit, by the `web-vitals` package. */
interface Vital extends Moment {
  readonly kind: 'vital'
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** In ms. CLS is a number without a unit. */
  readonly value: number
  readonly rating: 'good' | 'needs-improvement' | 'poor'
}

/** One report to the installation. `docs/reports.md` describes each field. */
export type ErrorReport = ReportedError | Vital

/** The body of a `POST` to the address of `errorReports`. */
export interface ErrorReports {
  /** The id of the build (`version.json`), or `development`. */
  readonly build: string
  readonly reports: readonly ErrorReport[]
}

/** The maximum number of reports per visit, in case a page fails endlessly. */
const MOST = 50
/** Reports within this time are sent together. */
const TOGETHER_MS = 2_000
/** After this many failures, nothing more is sent in this visit. */
const MAX_FAILURES = 3

/**
 * Sends reports of recorded errors to an address on the portal's origin, including errors recorded before this call.
 * Nothing is sent twice, responses are ignored, and no token is sent.
 */
export function sendErrorReports(address: string): void {
  let queue: ErrorReport[] = []
  let left = MOST
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (queue.length === 0 || failures >= MAX_FAILURES) return
    const body: ErrorReports = { build: buildId() ?? 'development', reports: queue }
    queue = []
    // `keepalive` also sends while the page is being left. `sendBeacon` would send the session's cookies, so it is not
    // used.
    fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      ({ ok }) => {
        if (!ok) failures += 1
      },
      () => {
        failures += 1
      },
    )
  }
  const add = (report: ErrorReport): void => {
    if (left === 0) return
    left -= 1
    queue.push(report)
    timer ??= setTimeout(send, TOGETHER_MS)
  }

  for (const error of recorded().errors) add(reportedError(error))
  onRecordedError((error) => add(reportedError(error)))
  const addVital = ({ name, value, rating }: Metric): void =>
    add({
      kind: 'vital',
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
      screen: screenPattern(),
      at: Math.round(performance.now()),
    })
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(addVital)
  // After the listeners of `web-vitals`, which reports some values only at that moment.
  document.addEventListener('visibilitychange', () => document.hidden && setTimeout(send))
}
