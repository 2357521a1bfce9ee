import { lazyPart, PartUnavailable } from '@/base/part.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { untilOpened } from '@/routes/sides.ts'
import { describeMissingPart } from '@/session/missing-part.ts'

/** The client loads once the page is usable, while the user types. Until then no calls are possible. */
const calls = lazyPart(async () => {
  const [{ connect }, { signIn, signInWithCode }, { call }] = await Promise.all([
    import('@/session/connect.ts'),
    import('@/session/sign-in.ts'),
    import('@/api/client.ts'),
    loadWords(['ui']), // Contains the texts for a failed call.
  ])
  connect()
  return { signIn, signInWithCode, call }
})

type Calls = Awaited<ReturnType<typeof calls.load>>

/** Prefetches the client. */
export const preloadCalls = (): void => void calls.load().catch(() => undefined)

/** Uses the client. Resolves to `undefined` if its code failed to load. The user has already been notified. */
export async function withCalls<Result>(
  work: (calls: Calls) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const result = await work(await calls.load())
    await untilOpened() // The form keeps its sending state until the portal replaces it.
    return result
  } catch (error) {
    if (!(error instanceof PartUnavailable)) throw error
    describeMissingPart()
    return undefined
  }
}
