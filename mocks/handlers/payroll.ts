import { isOspAdmin } from '../auth.ts'
import { requireAccount } from '../behaviour/reach.ts'
import { handlersFor } from '../handler.ts'
import { notFound } from '../refusal.ts'

export const payroll = handlersFor({
  getActivePayrollConfig({ world, caller, query, reply }) {
    const account = requireAccount(world, caller, query.corporateAccount)
    const config = world.tables.payrollConfigs
      .by('corporateAccount', account.ospId)
      .find(({ active }) => active)
    if (!config) throw notFound()
    const { connection, ...rest } = config
    return reply(200, isOspAdmin(caller) && connection ? { ...rest, connection } : rest)
  },
})
