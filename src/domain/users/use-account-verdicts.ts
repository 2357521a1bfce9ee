import { useCallback } from 'react'
import { call } from '@/api/client.ts'
import { verifyContractId, verifyLogin } from '@/api/generated/operations/app-users.ts'
import { useVerdicts } from './use-verdicts.ts'

/** When it cannot be asked, saving will tell. */
const SILENT = { ignore: ['*'] } as const

/** R138, R143, R144: the server's word on a login and a contract number, for a user who is there or a new one. */
export function useAccountVerdicts(ospId?: string) {
  const login = useVerdicts(
    useCallback(
      async (wanted) =>
        (await call(verifyLogin, { body: { login: wanted, ...(ospId !== undefined && { ospId }) } }, SILENT))
          .available,
      [ospId],
    ),
  )
  const contractId = useVerdicts(
    useCallback(
      async (wanted) =>
        (
          await call(
            verifyContractId,
            { body: { contractId: wanted, ...(ospId !== undefined && { ospId }) } },
            SILENT,
          )
        ).valid,
      [ospId],
    ),
  )
  return { login, contractId }
}
