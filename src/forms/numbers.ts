/** `1 250,5` and `1250.5` to a number; nothing for nothing; anything else stays as it is. */
export function toNumber(text: string): number | string | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  if (plain === '') return undefined
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text
}

/** A number as people type it here, with a comma. */
export const toTyped = (value: number | string | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
