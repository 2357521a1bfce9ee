/** Turns a typed colour into the contract's format (R160: `#` and upper-case hex digits). Other text stays as typed. */
export function toColour(text: string): string {
  const plain = text.trim().replace(/^#?/, '#').toUpperCase()
  return /^#([0-9A-F]{6}|[0-9A-F]{8})$/.test(plain) ? plain : text.trim()
}

/** A colour for the browser's picker: without alpha, in lower case. */
export const pickable = (value: string): string =>
  /^#[0-9A-F]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : '#000000'
