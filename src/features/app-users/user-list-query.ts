import { onlySet } from '@/base/only-set.ts'
import type { components } from '@/api/generated/schema.ts'
import { flag, id, page, size, text, type ListQuery } from '@/lists/list-query.ts'
import { userSort } from '@/domain/users/user-sort.ts'

type UserFilter = components['schemas']['UserFilter']

export const userListSchema = {
  search: text(),
  blocked: flag(),
  twoFactor: flag(),
  hasBudget: flag(),
  group: id(),
  sort: userSort,
  page: page(),
  // R272: the contract's default page size is ten. The portal requests 25.
  size: size([25, 50, 100, 1000]),
}

export type UserListQuery = ListQuery<typeof userListSchema>

/** The filter of the request: the app users of one company, or all accessible ones if none is selected. */
export const toFilter = (
  { search, blocked, twoFactor, hasBudget, group }: UserListQuery,
  active: boolean,
  corporateAccountOspId: string | undefined,
): UserFilter => ({
  classification: 'mobile',
  active,
  ...onlySet({ corporateAccountOspId, search, blocked, twoFactor, hasBudget, userGroupOspId: group }),
})
