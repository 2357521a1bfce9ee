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
import { date, number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { isEnding, stopsOn, type AccountRow } from './account.ts'

/** The reads that a change of a company affects. */
export const ACCOUNT_READS = [
  getCorporateAccountsByFilter,
  getCorporateAccount,
  findCorporateAccountsByAny,
  getWorkQueues,
]

/** The actions of partner staff on a company (R008, R105), for one or many. */
export const accountActions = actionsOn<AccountRow>({
  area: 'corporate-accounts',
  idParam: 'company',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ data }) => data.name,
  valuesOf: (account) => ({
    count: account.userCount,
    number: number(account.userCount),
    date: date(stopsOn(account)),
  }),
  failureColumns: { 'columns.extId': ({ data }) => data.extId },
  find: async (ospId) => call(getCorporateAccount, { body: { ospId } }),
})({
  // The call that activates also withdraws a planned deactivation (R103).
  activate: {
    icon: CircleCheck,
    operation: activateCorporateAccount,
    body: ({ ospId }) => ({ ospId }),
    refuses: (account) => (account.active && !isEnding(account) ? 'alreadyActive' : undefined),
    words: (account) => (isEnding(account) ? 'keep' : 'activate'),
    refreshes: ACCOUNT_READS,
    many: true,
  },
  // R103: takes effect at the start of a month, and has a date until which it can be withdrawn.
  deactivate: {
    icon: CircleOff,
    tone: 'danger',
    operation: deactivateCorporateAccount,
    body: ({ ospId }) => ({ ospId }),
    refuses: (account) =>
      account.active ? (isEnding(account) ? 'alreadyPlanned' : undefined) : 'alreadyInactive',
    done: (account) => ({ words: 'done', values: { date: date(stopsOn(account)) } }),
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
