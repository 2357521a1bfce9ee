import type { Schemas } from '@/api/generated/schema.ts'
import { plain } from '@/ui/commands/commands.ts'
import { searchedWords } from '~notations/searched-words.ts'

type FoundRecord = Schemas['FoundRecord']

/**
 * G458: the found records of one kind, the most likely first: the same name, a name that begins with the text, a name
 * whose words begin with its words, then the others. Among those, what is active comes before what is not, and the
 * company in which the user works before other companies. Otherwise the order of the server stays.
 */
export function likelyFirst(
  records: readonly FoundRecord[],
  typed: string,
  accountOspId: string | undefined,
): readonly FoundRecord[] {
  const text = plain(typed.trim())
  const words = searchedWords(text)
  const matchOf = (name: string): number => {
    if (name === text) return 0
    if (name.startsWith(text)) return 1
    const ofName = name.split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => ofName.some((one) => one.startsWith(word))) ? 2 : 3
  }
  const isOwn = ({ ospId, company }: FoundRecord): boolean =>
    accountOspId !== undefined && (company?.ospId ?? ospId) === accountOspId
  return records
    .map((record) => ({
      record,
      rank: [matchOf(plain(record.name)), Number(record.active === false), Number(!isOwn(record))],
    }))
    .toSorted((one, other) => {
      const differing = one.rank.findIndex((part, place) => part !== other.rank[place])
      return (one.rank[differing] ?? 0) - (other.rank[differing] ?? 0)
    })
    .map(({ record }) => record)
}
