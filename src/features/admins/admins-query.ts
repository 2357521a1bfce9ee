import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { flag, paged, optionalOneOf, text, type ListQuery } from '@/lists/list-query.ts'
import { userSort } from '@/domain/users/user-sort.ts'

export const KINDS = ['admin', 'contact', 'mobile'] as const satisfies readonly Schemas['Classification'][]

/** The query of the list. */
export const adminsQuery = {
  search: text(),
  kind: optionalOneOf(KINDS),
  active: flag(),
  twoFactor: flag(),
  sort: userSort,
  ...paged([25, 50, 100]), // R272
}

export type AdminsQuery = ListQuery<typeof adminsQuery>

/** The role that makes a person an app user, and nothing more (R085). */
export const APP_USER = 'ospuser'

/**
 * The filter of the request. The list has admins and contacts, and app users with an additional role (G151): all have
 * one of the platform's roles other than that of an app user.
 */
export const toFilter = (
  { search, kind, active, twoFactor }: AdminsQuery,
  allRoles: readonly Pick<Schemas['RoleInfo'], 'role'>[],
  corporateAccountOspId: string | undefined,
): Schemas['UserFilter'] => {
  const roles = allRoles.map(({ role }) => role).filter((role) => role !== APP_USER && role !== NOT_RECEIVED)
  return {
    ...onlySet({ corporateAccountOspId, classification: kind, search, active, twoFactor }),
    ...((kind === undefined || kind === 'mobile') && { roles }),
  }
}
