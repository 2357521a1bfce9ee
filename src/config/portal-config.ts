/**
 * What differs per installation (G031): the JSON block `#portal-config` of index.html, which whoever installs the
 * portal may edit without building it again. Every value is optional; what is missing is simply not offered.
 */
export interface PortalConfig {
  /** The host name of the old platform; there, a banner points to `newPlatformUrl` (R263). */
  readonly oldPlatformHost?: string
  readonly newPlatformUrl?: string
  readonly readMoreUrl?: string
  readonly supportEmail?: string
  readonly appStoreUrl?: string
  readonly playStoreUrl?: string
  /** The base addresses of the API on this host (R231). Default: `/api` and `/api/advanced`. */
  readonly apiBase?: string
  readonly advancedApiBase?: string
  /** The ids of the operations that are called at the advanced base address. No operation has to be (G002). */
  readonly advancedOperations?: readonly string[]
  /** Signs out whoever has done nothing for so many minutes. Absent: only the server ends a session (R133). */
  readonly idleMinutes?: number
  /**
   * Asks for the password or the two-factor code again, for what the contract marks with `x-step-up` (G410): anonymising,
   * roles, a two-factor reset, and amounts above `amount`. Absent: only when the server asks for it.
   */
  readonly stepUp?: { readonly amount?: number }
  /**
   * Where maps fetch their tiles: `https://tiles.example/{z}/{x}/{y}.png`. Its host must be added to `img-src` of the
   * headers. Absent: maps are a drawn outline and use no network (G360).
   */
  readonly mapTiles?: string
}

export const portalConfig: PortalConfig = read()

function read(): PortalConfig {
  try {
    const block: unknown = JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}')
    return typeof block === 'object' && block !== null ? block : {}
  } catch {
    return {}
  }
}
