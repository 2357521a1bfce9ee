import { BASE } from '@/config/base-path.ts'

/** The id of the build that this page runs. `undefined` under the development server, which has no builds. */
export const buildId = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content

/**
 * Whether the server has another build than this page. `false` if the server cannot be reached, or responds with
 * anything but `version.json`.
 */
export async function isOutdated(): Promise<boolean> {
  const own = buildId()
  if (own === undefined) return false
  try {
    const response = await fetch(`${BASE}/version.json`, { cache: 'no-store' })
    const version: unknown = response.ok ? await response.json() : undefined
    return typeof version === 'object' && version !== null && 'id' in version && version.id !== own
  } catch {
    return false
  }
}
