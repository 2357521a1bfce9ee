import { BASE } from '@/config/base-path.ts'

/** Cookies of the portal: `Path=/portal/`, `SameSite=Lax`, `Secure` on https (G021). */
const PATH = `${BASE}/`

/** The value of a cookie, or `undefined`. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? undefined : decode(found.slice(name.length + 1))
}

/** Another program may have written the cookie without encoding it. Then this returns the value unchanged. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Stores `value` for `days` days. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = days * 24 * 60 * 60
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${PATH}; Max-Age=${age}; SameSite=Lax${secure}`
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Path=${PATH}; Max-Age=0; SameSite=Lax`
}
