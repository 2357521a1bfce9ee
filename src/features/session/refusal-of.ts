import type { TFunction } from 'i18next'
import type { Refusal } from '@/forms/guest/guest-form.tsx'
import type { SignInOutcome } from '@/session/sign-in.ts'

/** What the page of the code shows when the code did not sign in; `undefined` when there is nothing to show. */
export function codeRefusal(outcome: SignInOutcome | undefined, t: TFunction): Refusal | undefined {
  switch (outcome?.kind) {
    case 'wrong-code':
      // G018: the longer text at the field, the shorter one above it.
      return {
        fields: { code: { rule: 'wrongCode' } },
        summary: t('session:twoFactor.wrongTitle'),
        empties: true,
      }
    case 'code-needed':
      // Once more, and without a token: the code that was sent did not count.
      return { fields: {}, summary: t('session:twoFactor.again'), empties: true }
    case 'failed':
      return { fields: {}, summary: outcome.text, empties: true }
    default:
      return undefined
  }
}
