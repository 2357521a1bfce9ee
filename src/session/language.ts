import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { changeLanguage } from '@/api/generated/operations/session.ts'
import { RefreshWaitExpired, renewSession } from '@/api/refresh.ts'
import { showLanguage } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/languages.ts'
import { describeFailure } from './failure-notices.ts'
import { store } from '@/base/store.ts'
import { userAtom } from './state.ts'
import { accessToken } from '@/base/tokens.ts'

/** R130: a signed-in user's choice goes to the server and then into a new token; a guest's only to the interface. */
export async function chooseLanguage(language: Language): Promise<void> {
  // Not by the token: another tab may have signed out, which the call finds out.
  if (store.get(userAtom) !== undefined) {
    await call(changeLanguage, { path: { lang: language } })
    // The server knows by now, so the interface follows, whatever becomes of the token.
    await renewSession(accessToken()).catch(tellWait)
  }
  await showLanguage(language)
}

/** Of the other failures the user has been told, by the end of the session. */
function tellWait(error: unknown): void {
  if (error instanceof RefreshWaitExpired) describeFailure(new ApiError('refresh-wait', changeLanguage.id))
}
