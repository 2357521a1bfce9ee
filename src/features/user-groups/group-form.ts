import type { Schemas } from '@/api/generated/schema.ts'
import { changedTexts, updateOf } from '@/forms/values/changes.ts'
import { groupName } from '@/i18n/formats.ts'
import type { UserGroup } from './group-actions.ts'

/** What the fields of a group hold. */
export interface GroupValues {
  readonly name: string
  readonly description: string
}

/** A field without text has no value in Final Form. */
type Typed = { readonly [Name in keyof GroupValues]?: string | undefined }

/** The group as its fields show it (R181). */
export const toForm = ({ data }: Pick<UserGroup, 'data'>): GroupValues => ({
  name: groupName(data.extId),
  description: data.description ?? '',
})

/** What has changed against the group that the fields began with. An emptied description is taken away. */
export function toUpdate(values: Typed, base: UserGroup): Schemas['UpdateUserGroupRequest'] {
  const present = toForm(base)
  const { name = '' } = values
  return updateOf(base, {
    ...(name !== present.name && { extId: name }),
    ...changedTexts(['description'], values, present, null),
  })
}

/** A new group of the company. */
export const toCreation = (
  { name = '', description = '' }: Typed,
  corporateAccountOspId: string,
): Schemas['UserGroupCreation'] => ({
  extId: name,
  ...(description.trim() !== '' && { description: description.trim() }),
  corporateAccount: { ospId: corporateAccountOspId },
})

/** The field of a path in either request. */
export const fieldOf = (path: string): string => path.replace(/^data\./, '').replace(/^extId$/, 'name')
