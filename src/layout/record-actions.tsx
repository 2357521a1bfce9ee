import Banknote from 'lucide-react/icons/banknote'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Ticket from 'lucide-react/icons/ticket'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import type { LucideIcon } from 'lucide-react'
import { activateUser, deactivateUser, sendPincode } from '@/api/generated/operations/app-users.ts'
import { createBudget } from '@/api/generated/operations/budgets.ts'
import { createExternalPurchaseCostEvent } from '@/api/generated/operations/expenses.ts'
import { registerInvoicePayment } from '@/api/generated/operations/finance.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import type { Operation } from '@/api/operation.ts'
import { hrefTo, type Href, type Query } from '@/routes/href.ts'
import { mayCall, type Viewer } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { mayOpen } from '@/session/may-open.ts'

type FoundRecord = Schemas['FoundRecord']

/** The keys of their texts below `commands.on`. */
export const ACTION_IDS = [
  'addExpense',
  'addBudget',
  'sendPincode',
  'activate',
  'deactivate',
  'showUsers',
  'showGroups',
  'showInvoices',
  'showProducts',
  'pay',
] as const
type ActionId = (typeof ACTION_IDS)[number]

/** An action on a record found in the palette: it opens a screen, or the page of the record with a dialog. */
export interface RecordAction {
  readonly id: ActionId
  readonly icon: LucideIcon
  readonly href: Href
}

interface Step extends RecordAction {
  readonly operation?: Operation
}

/**
 * The actions on a record that the viewer may run. A search result does not contain the state of the record, so only
 * the dialog can refuse an action.
 */
export function actionsOnRecord(
  kind: Schemas['RecordKind'],
  record: FoundRecord,
  viewer: Viewer,
): readonly RecordAction[] {
  return stepsOf(kind, record, viewer).filter(
    ({ operation }) => operation === undefined || mayCall(viewer.user, operation),
  )
}

function stepsOf(kind: Schemas['RecordKind'], record: FoundRecord, viewer: Viewer): readonly Step[] {
  const account = { [ACCOUNT_PARAM]: record.company?.ospId }
  if (kind === 'USER') return record.classification === 'mobile' ? stepsOfUser(record, account) : []
  if (kind === 'COMPANY') return stepsOfCompany(record, viewer)
  if (kind === 'USER_GROUP')
    return [
      {
        id: 'showProducts',
        icon: Ticket,
        href: hrefTo('UserGroupProducts', { userGroupOspId: record.ospId }, account),
      },
    ]
  if (kind === 'INVOICE')
    return [
      {
        id: 'pay',
        icon: Banknote,
        operation: registerInvoicePayment,
        href: hrefTo('InvoiceView', { invoiceOspId: record.ospId }, { ...account, dialog: 'pay' }),
      },
    ]
  return []
}

function stepsOfUser({ ospId: userOspId, active }: FoundRecord, account: Query): readonly Step[] {
  const dialogHref = (dialog: string): Href =>
    hrefTo('AppUserOverview', { userOspId }, { ...account, dialog })
  const activate: Step = {
    id: 'activate',
    icon: UserCheck,
    operation: activateUser,
    href: dialogHref('activate'),
  }
  if (active !== true) return [activate]
  return [
    {
      id: 'addExpense',
      icon: Plus,
      operation: createExternalPurchaseCostEvent,
      href: hrefTo('AddUserExpense', { userOspId }, account),
    },
    {
      id: 'addBudget',
      icon: Wallet,
      operation: createBudget,
      href: hrefTo('AddUserBudget', { userOspId }, account),
    },
    { id: 'sendPincode', icon: KeyRound, operation: sendPincode, href: dialogHref('send-pincode') },
    { id: 'deactivate', icon: UserX, operation: deactivateUser, href: dialogHref('deactivate') },
  ]
}

function stepsOfCompany({ ospId }: FoundRecord, viewer: Viewer): readonly Step[] {
  const account = { [ACCOUNT_PARAM]: ospId }
  const asOfCompany = { ...viewer, accountOspId: ospId }
  const screens = [
    { id: 'showUsers', icon: Users, name: 'ManageAppUsers' },
    { id: 'showGroups', icon: UsersRound, name: 'UserGroups' },
    { id: 'showInvoices', icon: ReceiptText, name: 'Invoices' },
  ] as const
  return screens
    .filter(({ name }) => mayOpen(name, asOfCompany))
    .map(({ name, ...step }) => ({ ...step, href: hrefTo(name, {}, account) }))
}
