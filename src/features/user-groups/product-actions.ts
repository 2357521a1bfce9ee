import CircleMinus from 'lucide-react/icons/circle-minus'
import CirclePlus from 'lucide-react/icons/circle-plus'
import { productName } from '@/domain/products/product-name.ts'
import { actionsOn } from '@/actions/define-actions.ts'
import {
  findAllUserGroups,
  getUserGroup,
  grantProductUsage,
  readUsagePermissionsByUserGroup,
  revokeProductUsage,
} from '@/api/generated/operations/user-groups.ts'
import { groupName } from '@/i18n/formats.ts'
import type { GroupProduct } from './products-of-group.ts'

const refreshes = [readUsagePermissionsByUserGroup, getUserGroup, findAllUserGroups]
const body = ({ product, group }: GroupProduct) => ({
  productOspId: product.ospId,
  userGroupOspId: group.ospId,
})

/**
 * Granting runs immediately, because it is easily undone. Revoking asks for confirmation, because members lose access.
 */
export const productActions = actionsOn<GroupProduct>({
  area: 'user-groups',
  idParam: 'product',
  idOf: ({ product }) => product.ospId,
  nameOf: ({ product }) => productName(product),
  valuesOf: ({ product, group }) => ({
    product: productName(product),
    group: groupName(group.data.extId),
    count: group.userCount,
  }),
})({
  grant: {
    icon: CirclePlus,
    operation: grantProductUsage,
    body,
    refuses: ({ product, access }) =>
      access === 'own' ? 'alreadyGranted' : product.active ? undefined : 'productInactive',
    refreshes,
    immediate: true,
  },
  revoke: {
    icon: CircleMinus,
    operation: revokeProductUsage,
    body,
    // An inherited product can only be revoked in the group that grants it.
    refuses: ({ access }) =>
      access === 'own' ? undefined : access === 'inherited' ? 'inherited' : 'notGranted',
    refreshes,
  },
})
