import Eraser from 'lucide-react/icons/eraser'
import KeyRound from 'lucide-react/icons/key-round'
import Link2 from 'lucide-react/icons/link-2'
import LockOpen from 'lucide-react/icons/lock-open'
import ShieldOff from 'lucide-react/icons/shield-off'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import UsersRound from 'lucide-react/icons/users-round'
import { actionsOn, type ActionDialogProps, type PlanFieldsProps } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import {
  activateUser,
  anonymizeUser,
  clearTwoFactor,
  deactivateUser,
  generateSelfserviceLink,
  getUser,
  getUsersByFilter,
  sendPincode,
  unblockUser,
} from '@/api/generated/operations/app-users.ts'
import {
  addUsersToUserGroup,
  findAllUserGroups,
  getUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import { dayOf } from '@/i18n/formats.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import {
  activationMoment,
  brokenPlan,
  deactivationMoment,
  plannedDay,
  type ActivationMode,
  type Plan,
} from './activation.ts'
import { companyOf, nameOf, toRow, type ActionUser } from './action-user.ts'

/** The values of the dialogs. Each action reads the ones it needs. */
export interface UserPlan extends Plan<ActivationMode> {
  /** The identifier of the group that the users are added to. */
  readonly group: string
}
export type UserPlanProps = PlanFieldsProps<ActionUser, UserPlan>

const fields = async () => import('./user-plan-fields.tsx')
const ActivationFields = lazyBlock(async () => (await fields()).ActivationFields)
const DeactivationFields = lazyBlock(async () => (await fields()).DeactivationFields)
const GroupFields = lazyBlock(async () => (await fields()).GroupFields)
const SelfserviceLinkDialog = lazyBlock<ActionDialogProps<ActionUser>>(
  async () => (await import('./selfservice-link-dialog.tsx')).SelfserviceLinkDialog,
)

/** An existing plan can be changed. Without one, the initial mode is immediately. */
function planFrom(moment: string | undefined): UserPlan {
  const day = plannedDay(moment)
  return { mode: day === undefined ? 'now' : 'date', day: day ?? '', group: '' }
}

const body = ({ ospId }: ActionUser) => ({ ospId })
const refreshes = [getUser, getUsersByFilter]

/** The call that activates also withdraws the planned deactivation of a user who is still active. */
const isLeaving = ({ active, desiredDeactivationDate }: ActionUser): boolean =>
  active && desiredDeactivationDate !== undefined

/** G201: users cannot end their own account. Only the server knows whether a user is the last user manager. */
const ownAccount = ({ ospId }: ActionUser, viewer: Pick<ActionUser, 'ospId'>) =>
  ospId === viewer.ospId ? 'ownAccount' : undefined

/** Only app users have groups, unlike admins and contacts. */
const isAppUser = ({ classification }: ActionUser): boolean => classification === 'mobile'

/** The word to confirm must be easy to type. A login is, but a name in another script may not be. */
const LONGEST_WORD = 60

/** The actions on a user: app user, admin or contact. */
export const userActions = actionsOn<ActionUser, UserPlan>({
  area: 'app-users',
  idParam: 'user',
  idOf: ({ ospId }) => ospId,
  nameOf,
  // An anonymised user has no actions (R091).
  isOver: ({ anonymized }) => anonymized,
  valuesOf: ({ email, desiredDeactivationDate: end }) => ({ email, date: end && dayOf(end) }),
  failureColumns: { 'fields.login': ({ login = '' }) => login, 'fields.email': ({ email = '' }) => email },
  find: async (ospId) => toRow(await call(getUser, { body: { ospId } })),
})({
  // R087: immediately, at the end of today, on a selected day, or manually later.
  activate: {
    icon: UserCheck,
    operation: activateUser,
    body: ({ ospId }, { mode, day }) => ({
      ospId,
      desiredActivationDate: activationMoment(mode, day),
    }),
    refuses: (user) =>
      user.anonymized ? 'anonymized' : user.active && !isLeaving(user) ? 'alreadyActive' : undefined,
    // A planned deactivation must be withdrawn explicitly, not together with the activation of other users.
    refusesWith: ({ active }) => (active ? 'alreadyActive' : undefined),
    refreshes,
    many: true,
    plan: {
      initial: (user) => planFrom(user?.active ? undefined : user?.desiredActivationDate),
      asks: (user) => !isLeaving(user),
      Fields: ActivationFields,
      check: brokenPlan,
    },
    words: (user) => (isLeaving(user) ? 'withdraw' : 'activate'),
    done: ({ active, desiredActivationDate: start }) =>
      active ? 'done' : start === undefined ? 'manual' : { words: 'planned', values: { date: dayOf(start) } },
  },
  // R088: immediately, or at the end of a day. R089: the private budget stays.
  deactivate: {
    icon: UserX,
    operation: deactivateUser,
    body: ({ ospId }, { mode, day }) => ({ ospId, ...deactivationMoment(mode, day) }),
    refuses: (user, viewer) =>
      user.anonymized ? 'anonymized' : user.active ? ownAccount(user, viewer) : 'alreadyInactive',
    refreshes,
    many: true,
    plan: {
      initial: (user) => planFrom(user?.desiredDeactivationDate),
      Fields: DeactivationFields,
      check: brokenPlan,
    },
    done: ({ active, desiredDeactivationDate: end }) =>
      active && end !== undefined ? { words: 'planned', values: { date: dayOf(end) } } : 'done',
  },
  unblock: {
    icon: LockOpen,
    operation: unblockUser,
    body,
    refuses: ({ anonymized, blocked }) => (anonymized ? 'anonymized' : blocked ? undefined : 'notBlocked'),
    refreshes,
    many: true,
  },
  'clear-two-factor': {
    icon: ShieldOff,
    operation: clearTwoFactor,
    body,
    // A row of a list does not show whether a device is linked. The call is harmless without one.
    refuses: ({ anonymized, twoFactor, twoFactorSetUp = twoFactor }) =>
      anonymized ? 'anonymized' : twoFactorSetUp ? undefined : 'noDevice',
    refreshes,
    many: true,
  },
  'send-pincode': {
    icon: KeyRound,
    operation: sendPincode,
    body,
    refuses: ({ anonymized, active, email }) =>
      anonymized ? 'anonymized' : !active ? 'inactive' : email === undefined ? 'noEmail' : undefined,
    refreshes,
    many: true,
  },
  'add-to-group': {
    icon: UsersRound,
    operation: addUsersToUserGroup,
    // One user per call, although the call accepts many: it adds either all or none, and would not report which users
    // were refused.
    body: ({ ospId }, { group }) => ({ userGroupOspId: group, userOspIds: [ospId] }),
    refuses: (user) => (user.anonymized ? 'anonymized' : isAppUser(user) ? undefined : 'noAppUser'),
    refusesWith: ({ userGroups }, { group }) =>
      userGroups.some(({ ospId }) => ospId === group) ? 'inGroup' : undefined,
    refusesMany: (users) => (users.some(isAppUser) ? undefined : 'noAppUser'),
    refreshes: [...refreshes, getUserGroup, findAllUserGroups],
    manyOnly: true,
    plan: {
      initial: () => planFrom(undefined),
      Fields: GroupFields,
      check: ({ group }) => (group ? {} : { group: { rule: 'required' } }),
      refuses: (users) => (companyOf(users) === undefined ? 'severalCompanies' : undefined),
    },
  },
  'selfservice-link': {
    icon: Link2,
    operation: generateSelfserviceLink,
    body,
    refuses: ({ anonymized, active }) => (anonymized ? 'anonymized' : active ? undefined : 'inactive'),
    refreshes: [],
    Dialog: SelfserviceLinkDialog,
  },
  anonymize: {
    icon: Eraser,
    tone: 'danger',
    operation: anonymizeUser,
    body,
    refuses: (user, viewer) =>
      user.anonymized
        ? 'anonymized'
        : user.externallyManaged
          ? 'externallyManaged'
          : ownAccount(user, viewer),
    refreshes,
    // R091: anonymising is permanent, so the user must type the login first.
    typed: ({ ospId, login = ospId }) => (login.length > LONGEST_WORD ? ospId : login),
  },
})
