/** The valid part of a typed colour: `#` and at most eight hex digits in upper case (R160). Empty stays empty. */
export function toColour(text: string): string {
  const digits = text
    .toUpperCase()
    .replace(/[^0-9A-F]/g, '')
    .slice(0, 8)
  return digits === '' && !text.includes('#') ? '' : `#${digits}`
}

/** Whether the colour is complete. */
export const isColour = (text: string): boolean => /^#([0-9A-F]{6}|[0-9A-F]{8})$/.test(text)
