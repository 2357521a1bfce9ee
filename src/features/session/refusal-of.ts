import type { TFunction } from 'i18next'
import type { Refusal } from '@/forms/guest/guest-form.tsx'
import type { SignInOutcome } from '@/session/sign-in.ts'

/** The error that the two-factor page shows after a refused code. `undefined` if there is none. */
export function codeRefusal(outcome: SignInOutcome | undefined, t: TFunction): Refusal | undefined {
  switch (outcome?.kind) {
    case 'wrong-code':
      // G018: the longer text shows at the field, the shorter one above it.
      return () => ({
        fields: { code: { rule: 'wrongCode' } },
        summary: t('session:twoFactor.wrongTitle'),
        empties: true,
      })
    case 'code-needed':
      // A code is still required and there is no token: the sent code was not accepted.
      return () => ({ fields: {}, summary: t('session:twoFactor.again'), empties: true })
    case 'failed':
      return () => ({ fields: {}, summary: outcome.text(), empties: true })
    default:
      return undefined
  }
}
