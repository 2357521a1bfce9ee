import { useCallback } from 'react'
import { call } from '@/api/client.ts'
import { verifyContractId, verifyLogin } from '@/api/generated/operations/app-users.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { useVerdicts } from './use-verdicts.ts'

/** If the check fails, it shows no notification, because saving will report the error. */
const SILENT = { ignore: ['*'] } as const

/** R138, R143, R144: the server's check of a login and a contract number, for an existing or a new user. */
export function useAccountVerdicts(ospId?: string) {
  const login = useVerdicts(
    useCallback(
      async (value) =>
        (await call(verifyLogin, { body: { login: value, ...withoutUndefined({ ospId }) } }, SILENT))
          .available,
      [ospId],
    ),
  )
  const contractId = useVerdicts(
    useCallback(
      async (value) =>
        (
          await call(
            verifyContractId,
            { body: { contractId: value, ...withoutUndefined({ ospId }) } },
            SILENT,
          )
        ).valid,
      [ospId],
    ),
  )
  return { login, contractId }
}
