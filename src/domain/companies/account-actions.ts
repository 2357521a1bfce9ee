import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Columns2 from 'lucide-react/icons/columns-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  activateCorporateAccount,
  deactivateCorporateAccount,
  findCorporateAccountsByAny,
  getCorporateAccount,
  getCorporateAccountsByFilter,
  updateCorporateAccount,
} from '@/api/generated/operations/corporate-accounts.ts'
import { DependentsNotice } from '@/domain/relations/dependents.ts'
import { number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import type { AccountRow } from './account.ts'

/** What a change of a company changes. */
export const ACCOUNT_READS = [
  getCorporateAccountsByFilter,
  getCorporateAccount,
  findCorporateAccountsByAny,
  getWorkQueues,
]

/** What partner staff can do with a company (R008, R105), one by one or many at once. */
export const accountActions = actionsOn<AccountRow>({
  area: 'corporate-accounts',
  param: 'company',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ data }) => data.name,
  valuesOf: ({ userCount }) => ({ count: userCount, number: number(userCount) }),
  inFile: { 'columns.extId': ({ data }) => data.extId },
  find: async (ospId) => call(getCorporateAccount, { body: { ospId } }),
})({
  activate: {
    icon: CircleCheck,
    operation: activateCorporateAccount,
    body: ({ ospId }) => ({ ospId }),
    refuses: ({ active }) => (active ? 'alreadyActive' : undefined),
    refreshes: ACCOUNT_READS,
    many: true,
  },
  deactivate: {
    icon: CircleOff,
    tone: 'danger',
    operation: deactivateCorporateAccount,
    body: ({ ospId }) => ({ ospId }),
    refuses: ({ active }) => (active ? undefined : 'alreadyInactive'),
    Effects: DependentsNotice,
    refreshes: ACCOUNT_READS,
    many: true,
  },
  compare: {
    icon: Columns2,
    operation: updateCorporateAccount,
    to: ({ ospId }) => hrefTo('CompareCorporateAccounts', { accountOspId: ospId }),
  },
})
