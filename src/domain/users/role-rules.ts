import type { components } from '@/api/generated/schema.ts'
import type { AppUser } from './user-form.ts'

type RoleInfo = components['schemas']['RoleInfo']

/** A role of the platform or of the user. The label of an unknown one is its key (G034). */
export interface ShownRole extends RoleInfo {
  readonly isHeld: boolean
}

/** The person's roles first, then the others, each once and in the server's order. */
export function rolesToShow({
  held,
  all,
}: {
  readonly held: readonly RoleInfo[]
  readonly all: readonly RoleInfo[]
}): readonly ShownRole[] {
  const others = all.filter(({ role }) => !held.some((one) => one.role === role))
  return [
    ...held.map((role) => ({ ...role, isHeld: true })),
    ...others.map((role) => ({ ...role, isHeld: false })),
  ]
}

type Viewer = Pick<AppUser, 'ospId' | 'roles'>

/**
 * R078: a user manager may grant an app user the role to manage the company budget without having it. The list of all
 * roles cannot express this, because it is not about a particular person.
 */
const isForAppUsers = (
  role: string,
  { classification }: Pick<AppUser, 'classification'>,
  viewer: Viewer,
): boolean =>
  role === 'company_budget_manager' && classification === 'mobile' && viewer.roles.includes('user_manager')

/**
 * The reason why the viewer cannot grant a role, as a key below `reasons`. The server decides who may grant it (R077,
 * G048).
 */
export function whyNotGrant(
  { role, assignable }: ShownRole,
  user: Pick<AppUser, 'anonymized' | 'classification'>,
  viewer: Viewer,
) {
  if (user.anonymized) return 'anonymized'
  if (!assignable && !isForAppUsers(role, user, viewer)) return 'notHeld'
  // R074: a contact only receives mail.
  return user.classification === 'contact' || role === 'contact_user' ? 'contactOnly' : undefined
}

/** The reason why the viewer cannot remove a role, according to the contract. */
export function whyNotRemove(
  { assignable }: ShownRole,
  { ospId, roles }: Pick<AppUser, 'ospId' | 'roles'>,
  viewer: Pick<Viewer, 'ospId'>,
) {
  if (!assignable) return 'notHeld'
  if (ospId === viewer.ospId) return 'ownRole'
  return roles.length <= 1 ? 'lastRole' : undefined
}
