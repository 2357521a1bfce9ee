import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import type { Operation, OperationId } from '@/api/operation.ts'
import { useWrite, type Write } from '@/api/use-write.ts'

/** A change of a user: the lists and the page follow. What goes wrong is told where it was asked for. */
export const useUserWrite = <Id extends OperationId>(operation: Operation<Id>): Write<Id> =>
  useWrite(operation, { refreshes: [getUser, getUsersByFilter], ignore: ['*'] })
