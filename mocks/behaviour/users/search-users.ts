/** R068: the search of users by any of their data. */
import type { components } from '@/api/generated/schema.ts'
import { searchedPhone } from '~notations/searched-phone.ts'
import type { UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { accessibleUsers } from '../access.ts'
import { sorted } from '../lists.ts'
import { fold, hasPhone } from '../text.ts'

type Match = components['schemas']['UserSearchResult']['searchMatchedOn'][number]

/** The users that match the search and that the caller may see, and a function that returns the matched properties. */
export function findUsers(world: World, caller: UserRow, search: string) {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const query = { words, phone: searchedPhone(search), vouchers: voucherTexts(world) }
  const matchedOn = (user: UserRow): Match[] => matches(user, query)
  const found = accessibleUsers(world, caller).filter((user) => matchedOn(user).length > 0)
  return { rows: sorted(found, 'name', { name: sortKey }, ({ ospId }) => ospId), matchedOn }
}

/** R273: results are sorted by first name, last name and e-mail address. */
const sortKey = ({ firstName, lastName, email = '' }: UserRow): string =>
  `${firstName}\t${lastName}\t${email}`

const normalised = new WeakMap<UserRow, [where: string, text: string][]>()

/** The voucher codes of each user, normalised for the search. */
function voucherTexts(world: World): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const { code, userOspId } of world.tables.vouchers.all())
    texts.set(userOspId, [...(texts.get(userOspId) ?? []), fold(code)])
  return texts
}

/** A search: its normalised words, and its digits if it can be a phone number (G298). */
interface Query {
  readonly words: readonly string[]
  readonly phone: string | undefined
  readonly vouchers: ReadonlyMap<string, string[]>
}

/** R068: the properties of a user that match the search. Empty if one of its words is in none of them. */
function matches(user: UserRow, { words, phone, vouchers }: Query): string[] {
  const byWord = words.map((word) => [
    ...textsOf(user).flatMap(([where, text]) => (text.includes(word) ? [where] : [])),
    ...(vouchers.get(user.ospId)?.some((code) => code.includes(word)) === true ? ['VOUCHER_CODE'] : []),
  ])
  const matched = byWord.every((where) => where.length > 0) ? byWord.flat() : []
  return [...new Set([...matched, ...(hasPhone(user.msisdn, phone) ? ['MSISDN'] : [])])]
}

function textsOf(user: UserRow): [where: string, text: string][] {
  let texts = normalised.get(user)
  if (!texts) {
    const fields = {
      NAME: `${user.firstName} ${user.lastName}`,
      LOGIN: user.login,
      EMAIL: user.email,
      MSISDN: user.msisdn,
      EMPLOYEE_NUMBER: user.employeeNumber,
      EXT_ID: user.extId,
    }
    texts = Object.entries(fields).flatMap(([where, text]) =>
      text === undefined ? [] : [[where, fold(text)]],
    )
    normalised.set(user, texts)
  }
  return texts
}
