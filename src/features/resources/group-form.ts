import create from '@/api/generated/requests/ResourceGroupCreation.ts'
import update from '@/api/generated/requests/UpdateResourceGroupRequest.ts'
import { defineForm } from '@/forms/define-form.ts'
import type { ResourceGroup } from './group-actions.ts'

export const groupForm = defineForm(
  { create, update },
  {
    of: (group: ResourceGroup) => group,
    left: ['active', 'resourceOspIds'], // An action changes `active`, and the page of the group changes its resources.
  },
)
