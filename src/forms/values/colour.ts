/** What a person types as a colour to what the contract wants (R160): `#0F89EA`. What is none stays as typed. */
export function toColour(text: string): string {
  const plain = text.trim().replace(/^#?/, '#').toUpperCase()
  return /^#([0-9A-F]{6}|[0-9A-F]{8})$/.test(plain) ? plain : text.trim()
}

/** The part of a colour that the browser's own picker knows: no alpha, lower case. */
export const pickable = (value: string): string =>
  /^#[0-9A-F]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : '#000000'
