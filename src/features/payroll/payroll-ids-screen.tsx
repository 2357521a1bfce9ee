import { onlySet } from '@/base/only-set.ts'
import { useMemo } from 'react'
import { getPayrollIdMapping } from '@/api/generated/operations/payroll.ts'
import { yesNo } from '@/lists/filters.tsx'
import { flag, paged, sortBy, text } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { idActionsOf } from './id-actions.ts'
import { idColumns } from './id-columns.tsx'

const idsQuery = {
  search: text(),
  mapped: flag(),
  sort: sortBy(['name', 'userExtId', 'payrollId'], 'userExtId'),
  ...paged([25, 50, 100]),
}

/** The payroll id of each user with an external id. */
export default function PayrollIdsScreen() {
  const corporateAccountOspId = useCompanyOspId()
  const list = useList(getPayrollIdMapping, idsQuery, ({ search, mapped }) => ({
    path: { corporateAccountOspId },
    query: onlySet({ search, mapped }),
  }))
  const actions = useMemo(() => idActionsOf(corporateAccountOspId), [corporateAccountOspId])
  return (
    <ListView
      name="PayrollIds"
      words="ids"
      list={list}
      id="payroll-ids"
      columns={idColumns}
      filters={[yesNo('mapped')]}
      actions={actions}
      rowTo={({ user }) => hrefTo('AppUserDetail', { userOspId: user.ospId })}
    />
  )
}
