import { onFailure } from '@/api/client.ts'
import { askStepUpWith } from '@/api/step-up.ts'
import { describeFailure } from './failure-notices.ts'
import { keepSession } from './keeper.ts'
import { askForPassword } from './step-up.ts'

/** Connects the API client to the failure notices, the session renewal and the question for the password of this page. May be called again. */
export function connect(): void {
  onFailure(describeFailure)
  keepSession()
  askStepUpWith(askForPassword)
}
