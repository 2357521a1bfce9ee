import { onFailure, onReplayed } from '@/api/client.ts'
import { setStepUpPrompt } from '@/api/step-up.ts'
import { describeFailure, describeReplay } from './failure-notices.ts'
import { keepSession } from './keeper.ts'
import { askForPassword } from './step-up.ts'

/** Connects the API client to this page's notices, session renewal and password prompt. May be called again. */
export function connect(): void {
  onFailure(describeFailure)
  onReplayed(describeReplay)
  keepSession()
  setStepUpPrompt(askForPassword)
}
