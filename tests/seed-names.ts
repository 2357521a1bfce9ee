import { createSeeds } from '../mocks/seed/index.ts'
import { World } from '../mocks/world.ts'

/** Shorter names are not significant, because they are also words, or parts of words. */
const SHORTEST = 4

/** Every name, login, address and id of the people, companies, partners and groups in the seed of the sandbox. */
export function namesOfSeed(): readonly string[] {
  const { tables } = new World('names', createSeeds({ scale: false, longLists: false }))
  const { users, corporateAccounts, partners, userGroups } = tables
  const names = [
    ...[...users.all()].flatMap(({ ospId, firstName, lastName, login, email, msisdn }) => [
      ospId,
      firstName,
      lastName,
      login,
      email,
      msisdn,
    ]),
    ...[...corporateAccounts.all(), ...partners.all()].flatMap(({ ospId, data }) => [ospId, data.name]),
    ...[...userGroups.all()].flatMap(({ ospId, data }) => [ospId, data.extId, data.description]),
  ]
  return [...new Set(names.filter((name): name is string => name !== undefined && name.length >= SHORTEST))]
}

/** The names of the seed that occur in a text, as whole words. */
export function namesIn(text: string): readonly string[] {
  const found = namesOfSeed().filter((name) => text.includes(name))
  return found.filter((name) => isWord(text, name))
}

function isWord(text: string, name: string): boolean {
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\d]/u.test(letter)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true
  return false
}
