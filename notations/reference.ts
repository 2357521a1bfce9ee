import { plain } from './plain.ts'
import { readingOf, type Reading } from './reading.ts'

/** Three, four and five digits, between pluses, asterisks or nothing. */
const STRUCTURED = /^([+*]{3})?(\d{3})[ /.-]?(\d{4})[ /.-]?(\d{5})\1$/

/**
 * Reads the structured communication of a Belgian transfer as `+++090/9337/55493+++`. The last two digits are a
 * checksum. A text with a wrong checksum is refused.
 */
export function readReference(text: string): Reading<string> {
  const [, , first = '', second = '', third = ''] = STRUCTURED.exec(plain(text).replaceAll(' ', '')) ?? []
  const rest = Number(`${first}${second}${third.slice(0, 3)}`) % 97 || 97
  const isRight = third !== '' && rest === Number(third.slice(3))
  return readingOf(isRight ? [`+++${first}/${second}/${third}+++`] : [])
}
