import isDate from './date.ts'

/** ISO 8601 with an offset (G011): `2026-11-21T09:00:00+01:00`. */
const isDateTime = (text: string): boolean => {
  const [, day = ''] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  return isDate(day)
}
export default isDateTime
