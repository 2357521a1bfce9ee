import { portalConfig } from './portal-config.ts'

/** The base address at which an operation is called, with the host (R231, G002). */
export function baseOf(operationId: string, config = portalConfig): string {
  const { apiBase = '/api', advancedApiBase = '/api/advanced', advancedOperations = [] } = config
  return withHost(advancedOperations.includes(operationId) ? advancedApiBase : apiBase)
}

/** Worked out once: a page that opens makes up to fifteen calls, with one or two bases. */
const known = new Map<string, string>()
function withHost(base: string): string {
  const address = known.get(base) ?? new URL(base, location.origin).href.replace(/\/$/, '')
  known.set(base, address)
  return address
}
