import { month } from '@/i18n/formats.ts'

/**
 * Turns `11/2026`, also with a dot, dash or space, or without the leading zero, into `202611`. Other text, and a month
 * after `max`, stays as typed.
 */
export function toMonth(text: string, max: string): string {
  const [, ofYear = '', year = ''] = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{4})$/.exec(text.trim()) ?? []
  const month = year + ofYear.padStart(2, '0')
  return year === '' || month > max ? text : month
}

/** Turns `202611` into `11/2026`. Other text stays unchanged. */
export const monthText = (value: string): string => (/^\d{6}$/.test(value) ? month(value) : value)

/** Turns `202611` into `2026-11-01`, and other text into an empty one. */
export const firstDayOf = (value: string): string =>
  /^\d{6}$/.test(value) ? `${value.slice(0, 4)}-${value.slice(4)}-01` : ''

/** Turns `2026-11-01` into `202611`. */
export const monthOfDay = (day: string): string => day.slice(0, 7).replace('-', '')
