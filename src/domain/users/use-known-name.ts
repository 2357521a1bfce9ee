import { useCachedResponses } from '@/api/use-cached-responses.ts'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { nameOf } from './action-user.ts'

/** The name of a person from a list that was shown before, so that the title shows immediately. */
export function useKnownName(userOspId: string): string | undefined {
  const known = useCachedResponses(getUsersByFilter)
    .flatMap(({ content }) => content)
    .find(({ ospId }) => ospId === userOspId)
  return known && nameOf(known)
}
