/** Encodes bytes for storage: the state of a world is JSON. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In chunks, because a function call takes a limited number of arguments.
  for (let index = 0; index < bytes.length; index += 8192)
    text += String.fromCharCode(...bytes.subarray(index, index + 8192))
  return btoa(text)
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
