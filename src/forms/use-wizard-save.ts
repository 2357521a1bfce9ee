import type { SubmissionErrors } from 'final-form'
import { ApiError } from '@/api/errors.ts'
import { useUnclear } from '@/session/use-unclear.ts'
import { isShownInForm } from './form-errors.ts'
import type { DraftOf } from './keep-draft.ts'
import { serverErrors } from './nested-errors.ts'
import { stepWith, type WizardRules } from './wizard-steps.ts'

export interface WizardWrite<Values extends object, Body extends object, Result> {
  /** Sends the body. `isShown` returns whether the form shows an error. If so, do not show a notice as well. */
  readonly send: (body: Body, isShown: (error: ApiError) => boolean) => Promise<Result>
  /** Asks the user before the final write. Nothing is sent if it resolves to `false`. Throws `ApiError`. */
  readonly confirm?: (values: Values) => Promise<boolean>
  readonly onSaved: (result: Result) => void
}

interface WizardPosition<Values extends object> {
  readonly draft: DraftOf<Values>
  /** Whether the wizard is still on the page. */
  readonly isMounted: () => boolean
  readonly goTo: (step: number) => void
}

/**
 * Returns the function that writes the wizard's request. A refused field leads to its step, and the server's errors are
 * returned for the form. A user who has left the page in the meantime stays where they are, and a notice shows the
 * outcome.
 */
export function useWizardSave<Values extends object, Body extends object, Result>(
  wizard: WizardRules<Values, Body> & WizardWrite<Values, Body, Result>,
  { draft, isMounted, goTo }: WizardPosition<Values>,
): (values: Values) => Promise<SubmissionErrors> {
  const { steps, toBody, fieldOf } = wizard
  const noteUnclear = useUnclear(true, { isKept: () => draft.read() !== undefined })
  const isField = (name: string): boolean => stepWith(steps, [name]) >= 0
  const isShown = (error: ApiError): boolean =>
    isMounted() &&
    (isShownInForm(error, fieldOf, []) || error.fields.some(({ field }) => isField(fieldOf(field))))
  return async (values) => {
    noteUnclear()
    try {
      if (wizard.confirm && !(await wizard.confirm(values))) return undefined
      const result = await wizard.send(toBody(values), isShown)
      draft.drop()
      if (isMounted()) wizard.onSaved(result)
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      noteUnclear(error)
      const refused = stepWith(
        steps,
        error.fields.map(({ field }) => fieldOf(field)),
      )
      if (refused >= 0) goTo(refused)
      return serverErrors(error, fieldOf, isField)
    }
  }
}
