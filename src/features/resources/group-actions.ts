import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import {
  activateResourceGroup,
  deactivateResourceGroup,
  deleteResourceGroup,
  getResourceGroup,
  updateResourceGroup,
} from '@/api/generated/operations/resources.ts'
import type { components } from '@/api/generated/schema.ts'
import { DependentsNotice } from '@/domain/relations/dependents.ts'
import { hrefToEdit } from './create-or-edit.ts'
import { RESOURCE_READS } from './resource-reads.ts'

/** Only the page of a group knows the products that contain it. */
export type ResourceGroup = components['schemas']['ResourceGroup'] &
  Partial<Pick<components['schemas']['ResourceGroupDetails'], 'products'>>

const body = ({ ospId }: ResourceGroup) => ({ ospId })

/** The actions on resource groups, for one or many at once (R010, G090). */
export const groupActions = actionsOn<ResourceGroup>({
  area: 'resources',
  idParam: 'group',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ name }) => name,
  valuesOf: ({ productCount }) => ({ count: productCount }),
  find: async (ospId) => call(getResourceGroup, { body: { ospId } }),
})({
  editGroup: {
    icon: Pencil,
    operation: updateResourceGroup,
    to: ({ ospId }) => hrefToEdit('ResourceGroupForm', ospId),
  },
  activateGroup: {
    icon: CircleCheck,
    operation: activateResourceGroup,
    body,
    refuses: ({ active }) => (active ? 'groupActive' : undefined),
    refreshes: RESOURCE_READS,
    many: true,
  },
  deactivateGroup: {
    icon: CircleOff,
    operation: deactivateResourceGroup,
    body,
    refuses: ({ active }) => (active ? undefined : 'groupInactive'),
    Effects: DependentsNotice,
    refreshes: RESOURCE_READS,
    many: true,
  },
  deleteGroup: {
    icon: Trash2,
    tone: 'danger',
    operation: deleteResourceGroup,
    body,
    refuses: ({ productCount }) => (productCount > 0 ? 'groupInProducts' : undefined),
    refreshes: RESOURCE_READS,
    many: true,
    removes: true,
  },
})
