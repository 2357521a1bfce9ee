import type { Schemas } from '@/api/generated/schema.ts'
import { plain } from '@/ui/commands/commands.ts'
import { searchedWords } from '~notations/searched-words.ts'

type FoundRecord = Schemas['FoundRecord']

/**
 * G458: sorts the found records of one kind by match: the same name, a name that starts with the text, a name whose words
 * start with its words, then the others. Of equal matches, active records come first, then records of the selected
 * company. Otherwise the order of the server is kept.
 */
export function sortByMatch(
  records: readonly FoundRecord[],
  typed: string,
  accountOspId: string | undefined,
): readonly FoundRecord[] {
  const text = plain(typed.trim())
  const words = searchedWords(text)
  const matchOf = (name: string): number => {
    if (name === text) return 0
    if (name.startsWith(text)) return 1
    const nameWords = name.split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => nameWords.some((one) => one.startsWith(word))) ? 2 : 3
  }
  const isOwn = ({ ospId, company }: FoundRecord): boolean =>
    accountOspId !== undefined && (company?.ospId ?? ospId) === accountOspId
  return records
    .map((record) => ({
      record,
      rank: [matchOf(plain(record.name)), Number(record.active === false), Number(!isOwn(record))],
    }))
    .toSorted((one, other) => {
      const firstDifference = one.rank.findIndex((part, index) => part !== other.rank[index])
      return (one.rank[firstDifference] ?? 0) - (other.rank[firstDifference] ?? 0)
    })
    .map(({ record }) => record)
}
