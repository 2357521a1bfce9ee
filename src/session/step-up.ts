import { atom, useAtomValue } from 'jotai'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { stepUp } from '@/api/generated/operations/session.ts'
import type { StepUpProof } from '@/api/step-up.ts'
import { store } from '@/base/store.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { t } from '@/i18n/i18n.ts'
import { digest } from './digest.ts'
import { textOf } from './failure-notices.ts'

/** The open password prompt (G410). `settle` closes it, with the proof from the server. */
const promptAtom = atom<{ readonly settle: (proof?: StepUpProof) => void } | undefined>(undefined)

/** Asks for the password in a dialog over the page. Resolves with `undefined` when the user cancels. */
export function askForPassword(): Promise<StepUpProof | undefined> {
  return new Promise((resolve) => {
    const settle = (proof?: StepUpProof): void => {
      store.set(promptAtom, undefined)
      resolve(proof)
    }
    sessionSignal().addEventListener('abort', () => settle(), { once: true })
    store.set(promptAtom, { settle })
  })
}

/** For the dialog: whether it should be open. */
export const useIsPasswordPromptOpen = (): boolean => useAtomValue(promptAtom) !== undefined

/** For the dialog: closes the prompt. */
export const settleStepUp = (proof?: StepUpProof): void => store.get(promptAtom)?.settle(proof)

export type StepUpOutcome =
  | { readonly kind: 'confirmed'; readonly proof: StepUpProof }
  | { readonly kind: 'code-needed' }
  | { readonly kind: 'failed'; readonly text: string }

/** Confirms the identity of the user by the password or a two-factor code. Never throws an `ApiError`. */
export async function confirmBy(
  credential: { password: string } | { code2fa: string },
): Promise<StepUpOutcome> {
  const body = 'password' in credential ? { passdigest: await digest(credential.password) } : credential
  try {
    const { stepUpToken, expiresAt } = await call(stepUp, { body }, { ignore: ['*'] })
    if (stepUpToken === undefined) return { kind: 'code-needed' }
    return { kind: 'confirmed', proof: { token: stepUpToken, until: Date.parse(expiresAt ?? '') || 0 } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'session-over' || error.kind === 'aborted') settleStepUp()
    const isMismatch = error.fields.some(({ rule }) => rule === 'mismatch')
    if (!isMismatch) return { kind: 'failed', text: textOf(error) }
    const text =
      'password' in credential ? t('shell:stepUp.wrong') : t('ui:validations.wrongCode.without_label')
    return { kind: 'failed', text }
  }
}
