import { call } from '@/api/client.ts'
import {
  activateUser,
  clearTwoFactor,
  deactivateUser,
  sendPincode,
  unblockUser,
} from '@/api/generated/operations/app-users.ts'
import {
  ACTIVATION_MODES,
  activationMoment,
  DEACTIVATION_MODES,
  deactivationMoment,
  type ActivationMode,
  type Plan,
} from './activation.ts'
import { userActions, type ActionUser, type Reason, type UserAction } from './user-actions.ts'

/** For one person at a time: a link is handed to that person, and anonymising has the login typed. */
type SingleId = 'selfservice-link' | 'anonymize'
/** What is done to many at a time. */
export type BulkId = Exclude<UserAction['id'], SingleId>
export type BulkAction = UserAction & { readonly id: BulkId }
export type BulkPlan = Plan<ActivationMode>

const isBulk = (action: UserAction): action is BulkAction =>
  action.id !== 'anonymize' && action.id !== 'selfservice-link'
export const bulkActions: readonly BulkAction[] = userActions.filter(isBulk)

/** The ways to plan an action; none where it is done at once. */
export const modesOf = ({ id }: BulkAction): readonly ActivationMode[] =>
  id === 'activate' ? ACTIVATION_MODES : id === 'deactivate' ? DEACTIVATION_MODES : []

/** As for one user; but withdrawing a planned deactivation is nothing that happens along the way. */
export const refusesInBulk = (action: BulkAction, user: ActionUser): Reason | undefined =>
  action.id === 'activate' && user.active && !user.anonymized ? 'alreadyActive' : action.refuses(user)

/** Told in the summary, not one notification each. */
const SILENT = { ignore: ['*'] } as const

/** The call for one of them; the same that the page of that user makes. */
export function doInBulk(
  { id }: BulkAction,
  { ospId }: ActionUser,
  { mode, day }: BulkPlan,
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
  }
}
