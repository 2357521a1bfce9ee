import type { components } from '@/api/generated/schema.ts'
import type { AppUser } from './user-form.ts'

type RoleInfo = components['schemas']['RoleInfo']

/** A role of the platform or of the user; an unknown one has its key for a label (G034). */
export interface ShownRole extends RoleInfo {
  readonly isHeld: boolean
}

/** Those held first, then what else there is, each once and in the server's order. */
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

/** Why the viewer cannot grant a role: the server knows who may (R077, R078, G048). A key below `reasons`. */
export const whyNotGrant = ({ assignable }: ShownRole, { anonymized }: Pick<AppUser, 'anonymized'>) =>
  anonymized ? 'anonymized' : assignable ? undefined : 'notHeld'

/** Why the viewer cannot take a role away, by the contract's own refusals. */
export function whyNotRemove(
  { assignable }: ShownRole,
  { ospId, roles }: Pick<AppUser, 'ospId' | 'roles'>,
  viewer: Pick<AppUser, 'ospId'>,
) {
  if (!assignable) return 'notHeld'
  if (ospId === viewer.ospId) return 'ownRole'
  return roles.length <= 1 ? 'lastRole' : undefined
}
