import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { changedTexts, updateOf } from '@/forms/values/changes.ts'
import type { ResourceGroup } from './group-actions.ts'

/** What the fields of a resource group hold. An empty field has no value. */
export type GroupValues = Draft<Schemas['ResourceGroupCreation']>

export const toForm = ({ name, description = '' }: ResourceGroup) => ({ name, description })

export const toCreation = ({ name = '', description = '' }: GroupValues): Schemas['ResourceGroupCreation'] =>
  asRequest<Schemas['ResourceGroupCreation']>({
    name: name.trim(),
    description: description.trim() || undefined,
  })

/** What has changed against the group that the fields began with. An emptied description is taken away. */
export function toUpdate(values: GroupValues, base: ResourceGroup): Schemas['UpdateResourceGroupRequest'] {
  const before = toForm(base)
  return updateOf(base, {
    ...changedTexts(['name'], values, before, ''),
    ...changedTexts(['description'], values, before, null),
  })
}
