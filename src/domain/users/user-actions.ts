import Eraser from 'lucide-react/icons/eraser'
import KeyRound from 'lucide-react/icons/key-round'
import Link2 from 'lucide-react/icons/link-2'
import LockOpen from 'lucide-react/icons/lock-open'
import ShieldOff from 'lucide-react/icons/shield-off'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import type { components } from '@/api/generated/schema.ts'
import {
  activateUser,
  anonymizeUser,
  clearTwoFactor,
  deactivateUser,
  generateSelfserviceLink,
  sendPincode,
  unblockUser,
} from '@/api/generated/operations/app-users.ts'
import type { ThingAction } from '@/actions/action-menu.tsx'

type Schemas = components['schemas']

/** What the actions need to know of a user: a row of a list has it, and so has the whole user. */
export type ActionUser = Schemas['AppUserSummary'] & Partial<Pick<Schemas['AppUser'], 'twoFactorSetUp'>>

/** Why an action cannot be done now: a key below `reasons`. */
export type Reason =
  | 'anonymized'
  | 'alreadyActive'
  | 'alreadyInactive'
  | 'inactive'
  | 'notBlocked'
  | 'noDevice'
  | 'noEmail'
  | 'externallyManaged'
  | 'inGroup'
  | 'noAppUser'

export interface UserAction extends ThingAction<ActionUser> {
  /** Its words are below `actions.<id>`. */
  readonly id:
    | 'activate'
    | 'deactivate'
    | 'unblock'
    | 'clear-two-factor'
    | 'send-pincode'
    | 'selfservice-link'
    | 'anonymize'
  readonly refuses: (user: ActionUser) => Reason | undefined
}

export const userActions: readonly UserAction[] = [
  {
    id: 'activate',
    icon: UserCheck,
    operation: activateUser,
    // For an active user whose deactivation is planned the same call withdraws that plan.
    refuses: ({ anonymized, active, desiredDeactivationDate }) =>
      anonymized
        ? 'anonymized'
        : active && desiredDeactivationDate === undefined
          ? 'alreadyActive'
          : undefined,
  },
  {
    id: 'deactivate',
    icon: UserX,
    operation: deactivateUser,
    refuses: ({ anonymized, active }) => (anonymized ? 'anonymized' : active ? undefined : 'alreadyInactive'),
  },
  {
    id: 'unblock',
    icon: LockOpen,
    operation: unblockUser,
    refuses: ({ anonymized, blocked }) => (anonymized ? 'anonymized' : blocked ? undefined : 'notBlocked'),
  },
  {
    id: 'clear-two-factor',
    icon: ShieldOff,
    operation: clearTwoFactor,
    // A row of a list does not tell whether a device is linked; the call is harmless without one.
    refuses: ({ anonymized, twoFactor, twoFactorSetUp = twoFactor }) =>
      anonymized ? 'anonymized' : twoFactorSetUp ? undefined : 'noDevice',
  },
  {
    id: 'send-pincode',
    icon: KeyRound,
    operation: sendPincode,
    refuses: ({ anonymized, active, email }) =>
      anonymized ? 'anonymized' : !active ? 'inactive' : email === undefined ? 'noEmail' : undefined,
  },
  {
    id: 'selfservice-link',
    icon: Link2,
    operation: generateSelfserviceLink,
    refuses: ({ anonymized, active }) => (anonymized ? 'anonymized' : active ? undefined : 'inactive'),
  },
  {
    id: 'anonymize',
    icon: Eraser,
    tone: 'danger',
    operation: anonymizeUser,
    refuses: ({ anonymized, externallyManaged }) =>
      anonymized ? 'anonymized' : externallyManaged ? 'externallyManaged' : undefined,
  },
]

/** What an action is called for this user: the key of its words below `actions`. */
export const wordsOf = (
  { id }: UserAction,
  { active, desiredDeactivationDate }: Pick<ActionUser, 'active' | 'desiredDeactivationDate'>,
): string => (id === 'activate' && active && desiredDeactivationDate !== undefined ? 'withdraw' : id)

/** A person's name, as one text. */
export const nameOf = ({ firstName, lastName }: Pick<ActionUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
