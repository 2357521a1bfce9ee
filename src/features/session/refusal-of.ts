import type { TFunction } from 'i18next'
import type { Refusal } from '@/forms/guest/guest-form.tsx'
import { labelOf } from '@/session/error-label.ts'
import type { SignInOutcome } from '@/session/sign-in.ts'

type Failed = Extract<SignInOutcome, { kind: 'failed' }>

/** G017: why signing in failed: the server's own words, else that the two do not match, else the general message. */
export const failureText = ({ label, mismatch }: Failed, t: TFunction): string =>
  labelOf(label) ?? t(`common:validations.authentication.${mismatch ? 'mismatch' : 'general'}`)

/** What the page of the code shows when the code did not sign in; `undefined` when there is nothing to show. */
export function codeRefusal(outcome: SignInOutcome | undefined, t: TFunction): Refusal | undefined {
  switch (outcome?.kind) {
    case 'wrong-code':
      return { fields: { code: { rule: 'wrongCode' } }, empties: true }
    case 'code-needed':
      // Once more, and without a token: the code that was sent did not count.
      return { fields: {}, summary: t('session:twoFactor.again'), empties: true }
    case 'failed':
      return { fields: {}, summary: failureText(outcome, t), empties: true }
    default:
      return undefined
  }
}
