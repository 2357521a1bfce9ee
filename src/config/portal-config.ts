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
