import create from '@/api/generated/requests/UserGroupCreation.ts'
import update from '@/api/generated/requests/UpdateUserGroupRequest.ts'
import { defineForm } from '@/forms/define-form.ts'
import { groupName } from '@/i18n/formats.ts'
import type { UserGroup } from './group-actions.ts'

export const groupForm = defineForm(
  { create, update },
  {
    of: ({ data }: UserGroup) => ({ ...data, extId: groupName(data.extId) }), // R181
    names: { extId: 'name' },
    given: ['corporateAccount'],
    left: ['active'], // An action changes it instead.
  },
)
