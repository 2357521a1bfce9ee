import UsersRound from 'lucide-react/icons/users-round'
import type { BrokenRules } from '~openapi/rules.ts'
import { call } from '@/api/client.ts'
import {
  activateUser,
  clearTwoFactor,
  deactivateUser,
  sendPincode,
  unblockUser,
} from '@/api/generated/operations/app-users.ts'
import { addUsersToUserGroup } from '@/api/generated/operations/user-groups.ts'
import {
  ACTIVATION_MODES,
  activationMoment,
  brokenPlan,
  DEACTIVATION_MODES,
  deactivationMoment,
  type ActivationMode,
  type Plan,
} from './activation.ts'
import { userActions, type ActionUser, type Reason, type UserAction } from './user-actions.ts'

/** For one person at a time: a link is handed to that person, and anonymising has the login typed. */
type SingleId = 'selfservice-link' | 'anonymize'
/** What is done to many at a time; its words are below `actions.<id>` and `bulk`. */
export type BulkId = Exclude<UserAction['id'], SingleId> | 'add-to-group'
export type BulkAction = Pick<UserAction, 'icon' | 'operation'> & { readonly id: BulkId }
/** How it shall be done: each action heeds what it asks for. */
export type BulkPlan = Plan<ActivationMode> & {
  /** Identifier of the group to add to. */
  readonly group: string
}
export const NO_PLAN: BulkPlan = { mode: 'now', day: '', group: '' }

const isBulk = (action: UserAction): action is UserAction & BulkAction =>
  action.id !== 'anonymize' && action.id !== 'selfservice-link'
export const bulkActions: readonly BulkAction[] = [
  ...userActions.filter(isBulk),
  { id: 'add-to-group', icon: UsersRound, operation: addUsersToUserGroup },
]

/** The ways to plan an action; none where it is done at once. */
export const modesOf = ({ id }: BulkAction): readonly ActivationMode[] =>
  id === 'activate' ? ACTIVATION_MODES : id === 'deactivate' ? DEACTIVATION_MODES : []

/** What is wrong with a plan. */
export const brokenBulkPlan = ({ id }: BulkAction, plan: Partial<BulkPlan>): BrokenRules => ({
  ...brokenPlan(plan),
  ...(id === 'add-to-group' && !plan.group && { group: { rule: 'required' } }),
})

/** As for one user; but withdrawing a planned deactivation is nothing that happens along the way. */
export function refusesInBulk({ id }: BulkAction, user: ActionUser, { group }: BulkPlan): Reason | undefined {
  if (id === 'activate' && user.active && !user.anonymized) return 'alreadyActive'
  if (id !== 'add-to-group') return userActions.find((action) => action.id === id)?.refuses(user)
  if (user.anonymized) return 'anonymized'
  if (!isAppUser(user)) return 'noAppUser'
  return user.userGroups.some(({ ospId }) => ospId === group) ? 'inGroup' : undefined
}

/** Groups have app users; admins and contacts have no groups. */
const isAppUser = ({ classification }: ActionUser): boolean => classification === 'mobile'

/** Why an action is not offered for any of these. */
export const refusesAll = ({ id }: BulkAction, users: readonly ActionUser[]): Reason | undefined =>
  id === 'add-to-group' && !users.some(isAppUser) ? 'noAppUser' : undefined

/** The one company that all are of: a group takes only users of its own. */
export function companyOf(users: readonly ActionUser[]): string | undefined {
  const [company, ...others] = new Set(users.map(({ corporateAccount }) => corporateAccount?.ospId))
  return others.length > 0 ? undefined : company
}

/** Told in the summary, not one notification each. */
const SILENT = { ignore: ['*'] } as const

/** The call for one of them; the same that the page of that user makes. */
export function doInBulk(
  { id }: BulkAction,
  { ospId }: ActionUser,
  { mode, day, group }: BulkPlan,
): Promise<unknown> {
  switch (id) {
    case 'activate':
      return call(
        activateUser,
        { body: { ospId, desiredActivationDate: activationMoment(mode, day) } },
        SILENT,
      )
    case 'deactivate': {
      const when = deactivationMoment(mode === 'date' ? 'date' : 'now', day)
      return call(deactivateUser, { body: { ospId, ...when } }, SILENT)
    }
    case 'unblock':
      return call(unblockUser, { body: { ospId } }, SILENT)
    case 'clear-two-factor':
      return call(clearTwoFactor, { body: { ospId } }, SILENT)
    case 'send-pincode':
      return call(sendPincode, { body: { ospId } }, SILENT)
    case 'add-to-group':
      // One at a time, although a call takes many: it adds all or none, and would not tell whom it stumbled over.
      return call(addUsersToUserGroup, { body: { userGroupOspId: group, userOspIds: [ospId] } }, SILENT)
  }
}
