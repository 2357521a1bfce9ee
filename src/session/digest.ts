/**
 * The digest that is sent instead of a password: SHA-256 of its UTF-8 bytes in lower-case hex (R132, G015). If the
 * server requires another digest, change only this function. Needs https or localhost.
 */
export async function digest(password: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
