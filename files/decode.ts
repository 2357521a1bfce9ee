/** Decodes bytes: UTF-8 and UTF-16 by their byte order mark, UTF-8 without one, otherwise Windows-1252. */
import { unreadable } from './refusal.ts'

/**
 * The characters of the bytes 0x80 to 0x9F. `TextDecoder` is not used, because Node 20 decodes them as control
 * characters. A full stop stands for a byte that Windows-1252 does not have.
 */
const WINDOWS_1252 = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

/**
 * Decodes the bytes, and combines accents with their letters, because macOS may separate them. Throws `UnreadableFile`.
 */
export const decode = (bytes: Uint8Array): string => toText(bytes).normalize('NFC')

function toText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows(bytes)
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw unknownEncoding()
  }
}

function decodeWindows(bytes: Uint8Array): string {
  const letters: string[] = []
  for (const byte of bytes) {
    const letter = byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : (WINDOWS_1252[byte - 0x80] ?? '.')
    // It is another encoding, such as that of old Macs, so other letters would be decoded incorrectly as well.
    if (letter === '.' && byte !== 0x2e) throw unknownEncoding()
    letters.push(letter)
  }
  return letters.join('')
}

const unknownEncoding = () =>
  unreadable('file_encoding', 'The text is neither UTF-8 nor UTF-16 nor Windows-1252')
