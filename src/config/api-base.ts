import { portalConfig } from './portal-config.ts'

/** The base address at which an operation is called, with the host (R231, G002). */
export function baseOf(operationId: string, config = portalConfig): string {
  const { apiBase = '/api', advancedApiBase = '/api/advanced', advancedOperations = [] } = config
  const base = advancedOperations.includes(operationId) ? advancedApiBase : apiBase
  return new URL(base, location.origin).href.replace(/\/$/, '')
}
