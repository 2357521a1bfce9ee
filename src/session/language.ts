import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { changeLanguage } from '@/api/generated/operations/session.ts'
import { refreshTranslated } from '@/api/use-read.ts'
import { RefreshWaitExpired, renewSession } from '@/api/refresh.ts'
import { showLanguage } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/languages.ts'
import { describeFailure } from './failure-notices.ts'
import { store } from '@/base/store.ts'
import { userAtom } from './state.ts'
import { accessToken, sessionSignal } from '@/base/tokens.ts'

/**
 * R130: for a signed-in user, saves the language on the server and renews the token, which contains it. For a guest,
 * changes only the interface. Throws `ApiError` when saving fails.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  // Check the user, not the token: another tab may have removed the token, and then the call must end the session.
  if (store.get(userAtom) !== undefined) {
    await call(changeLanguage, { path: { lang: language } }, { writes: true })
    // The server has saved the language, so the interface changes even when the renewal fails.
    await renewSession(accessToken()).catch(describeRenewal)
  }
  await showLanguage(language)
  // Texts from the server, such as names of transport modes, are in the language in which they were read.
  void refreshTranslated()
}

/**
 * Notifies the user of a renewal that timed out or got no response. A refused one ends the session, with its own
 * notice.
 */
function describeRenewal(error: unknown): void {
  if (error instanceof RefreshWaitExpired) describeFailure(new ApiError('refresh-wait', changeLanguage.id))
  else if (error instanceof ApiError && !sessionSignal().aborted) describeFailure(error)
}
