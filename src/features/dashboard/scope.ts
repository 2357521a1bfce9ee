import { id, text, type ListQuery } from '@/lists/list-query.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { isOspadmin } from '@/session/access.ts'
import { chooseAccount } from '@/session/account.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'

/** Whose figures the dashboard shows. Without anything: of all the viewer may see. */
export interface Scope {
  readonly accountOspId: string | undefined
  readonly partnerOspId: string | undefined
  readonly companyType: string | undefined
}

const schema = { partner: id(), companyType: text({ max: 64 }) }
type Filters = ListQuery<typeof schema>

/**
 * The selected corporate account, and the ospadmin's filters, which are kept in the address (R061). The filters are about
 * many companies: they rest while one is selected, and setting one leaves that company.
 */
export function useScope(): { scope: Scope; filter: (change: Partial<Filters>) => void } {
  const user = useUser()
  const accountOspId = useAccountOspId()
  const { query, change } = useListQuery(schema)
  // An address that an ospadmin made filters nothing for anyone else.
  const filters = isOspadmin(user) && accountOspId === undefined ? query : undefined
  return {
    scope: {
      accountOspId,
      partnerOspId: filters?.partner,
      companyType: filters?.companyType || undefined,
    },
    filter: (changed) => {
      if (accountOspId !== undefined) chooseAccount(undefined)
      change(changed)
    },
  }
}

/** The query of the reporting calls for a scope; they know no company types, the rows tell (G184). */
export const parentOf = ({ accountOspId, partnerOspId }: Scope): { parentOspId?: string } => {
  const parentOspId = accountOspId ?? partnerOspId
  return parentOspId === undefined ? {} : { parentOspId }
}
