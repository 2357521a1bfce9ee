import { onFailure } from '@/api/client.ts'
import { describeFailure } from './failure-notices.ts'
import { keepSession } from './keeper.ts'

/** Connects the API client to the failure notices and the session renewal of this page. May be called again. */
export function connect(): void {
  onFailure(describeFailure)
  keepSession()
}
