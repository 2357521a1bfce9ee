import { month } from '@/i18n/formats.ts'

/** `11/2026`, also with a dot, a dash or a space and without the zero, to `202611`; anything else stays as typed. */
export function toMonth(text: string): string {
  const [, ofYear = '', year = ''] = /^\s*(\d{1,2})\s*[/. -]\s*(\d{4})\s*$/.exec(text) ?? []
  return year === '' ? text : year + ofYear.padStart(2, '0')
}

/** `202611` to `11/2026`; what is no month is shown as it is. */
export const monthText = (value: string): string => (/^\d{6}$/.test(value) ? month(value) : value)
