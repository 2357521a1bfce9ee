import Boxes from 'lucide-react/icons/boxes'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Handshake from 'lucide-react/icons/handshake'
import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn, type Actions } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import {
  activateResource,
  addToResourceGroup,
  changeResourceActivation,
  deactivateResource,
  deleteResource,
  getResource,
  updateFuelStationOwners,
  updateResource,
  updateResourceLabel,
} from '@/api/generated/operations/resources.ts'
import { DependentsNotice } from '@/domain/relations/dependents.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { hrefToEdit } from './create-or-edit.ts'
import { kindOf, type Kind, type Resource } from './kinds.ts'
import { RESOURCE_READS } from './resource-reads.ts'

/** The values of the dialogs that label resources or add them to a group. */
export interface ResourcePlan {
  readonly label?: string | undefined
  readonly group?: string | undefined
}

/** G318: up to a thousand of a kind in one call. Throws `ApiError` without a notice. */
export async function changeActivation(items: readonly Resource[], active: boolean): Promise<void> {
  for (const type of new Set(items.map((item) => item.type))) {
    const resourceOspIds = items.filter((item) => item.type === type).map(({ ospId }) => ospId)
    const params = { path: { type }, body: { resourceOspIds, active } }
    await call(changeResourceActivation, params, { ignore: ['*'], writes: true })
  }
}

const path = ({ type }: Resource) => ({ type })
const body = ({ ospId }: Resource) => ({ ospId })
const required = (field: keyof ResourcePlan) => (values: ResourcePlan) =>
  (values[field] ?? '').trim() === '' ? { [field]: { rule: 'required' } } : {}

/** The actions on resources, for one or many at once (R010). */
const all = actionsOn<Resource, ResourcePlan>({
  area: 'resources',
  idParam: 'resource',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ name }) => name,
  valuesOf: ({ productCount }) => ({ count: productCount }),
})({
  edit: {
    icon: Pencil,
    operation: updateResource,
    to: (resource) => hrefToEdit(kindOf(resource).form, resource.ospId),
  },
  owners: {
    icon: Handshake,
    operation: updateFuelStationOwners,
    Dialog: lazyBlock(async () => (await import('./owners-dialog.tsx')).OwnersDialog),
  },
  activate: {
    icon: CircleCheck,
    operation: activateResource,
    path,
    body,
    refuses: ({ active }) => (active ? 'alreadyActive' : undefined),
    refreshes: RESOURCE_READS,
    many: true,
    batch: async (items) => changeActivation(items, true),
  },
  deactivate: {
    icon: CircleOff,
    operation: deactivateResource,
    path,
    body,
    refuses: ({ active }) => (active ? undefined : 'alreadyInactive'),
    Effects: DependentsNotice,
    refreshes: RESOURCE_READS,
    many: true,
    batch: async (items) => changeActivation(items, false),
  },
  giveLabel: {
    icon: Tag,
    operation: updateResourceLabel,
    body: ({ ospId }, { label = '' }) => ({ label: label.trim(), addResourceOspIds: [ospId] }),
    plan: {
      initial: () => ({ label: '' }),
      Fields: lazyBlock(async () => (await import('./plan-fields.tsx')).LabelFields),
      check: required('label'),
    },
    refusesWith: ({ labels }, { label = '' }) =>
      labels.some((one) => one.toLowerCase() === label.trim().toLowerCase()) ? 'hasLabel' : undefined,
    refreshes: RESOURCE_READS,
    many: true,
  },
  putInGroup: {
    icon: Boxes,
    operation: addToResourceGroup,
    body: ({ ospId }, { group = '' }) => ({ resourceGroupOspId: group, resourceOspIds: [ospId] }),
    plan: {
      initial: () => ({ group: '' }),
      Fields: lazyBlock(async () => (await import('./plan-fields.tsx')).GroupFields),
      check: required('group'),
    },
    refusesWith: ({ groups }, { group }) =>
      groups.some(({ ospId }) => ospId === group) ? 'inGroup' : undefined,
    refreshes: RESOURCE_READS,
    many: true,
  },
  delete: {
    icon: Trash2,
    tone: 'danger',
    operation: deleteResource,
    path,
    body,
    refuses: ({ productCount, groups }) =>
      productCount > 0 ? 'inProducts' : groups.length > 0 ? 'inGroups' : undefined,
    refreshes: RESOURCE_READS,
    many: true,
    removes: true,
  },
})

/** The actions on resources of one kind. R216: only gas stations have owners. */
export const resourceActionsOf = ({ type, has }: Kind): Actions<Resource> => ({
  ...all,
  all: all.all.filter(({ id }) => id !== 'owners' || has === 'pumps'),
  find: async (ospId) => call(getResource, { path: { type }, body: { ospId } }),
})

/** The actions on resources of different kinds. */
export const anyResourceActions: Actions<Resource> = {
  ...all,
  all: all.all.filter(({ id }) => id !== 'owners'),
}
