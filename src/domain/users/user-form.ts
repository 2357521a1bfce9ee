import update from '@/api/generated/requests/UpdateUserRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'
import { ADDRESS_PARTS } from '@/forms/values/address.ts'
import { pick } from '@/forms/values/changes.ts'

export type AppUser = Schemas['AppUser']

/** All parts of an address, so that a part that someone else has added counts as a change. */
const partsOf = (address: Schemas['Address'] = {}) => pick(address, ADDRESS_PARTS)

/** The form of a user's details. */
export const userForm = defineForm(
  { update },
  {
    of: (user: AppUser) => ({
      ...user,
      parentUserOspId: user.parentUser?.ospId,
      workAddress: partsOf(user.workAddress),
      homeAddress: partsOf(user.homeAddress),
    }),
  },
)
