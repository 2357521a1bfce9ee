import { onFailure } from '@/api/client.ts'
import { describeFailure } from './failure-notices.ts'
import { keepSession } from './keeper.ts'

/** Ties the client to this page: who tells about failures, and who keeps the session. May be called again. */
export function connect(): void {
  onFailure(describeFailure)
  keepSession()
}
