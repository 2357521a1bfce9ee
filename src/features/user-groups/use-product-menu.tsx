import { useCallback } from 'react'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CirclePlus from 'lucide-react/icons/circle-plus'
import { useTranslation } from 'react-i18next'
import {
  findAllUserGroups,
  getUserGroup,
  grantProductUsage,
  readUsagePermissionsByUserGroup,
  revokeProductUsage,
} from '@/api/generated/operations/user-groups.ts'
import { useWrite } from '@/api/use-write.ts'
import { groupName } from '@/i18n/formats.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { UserGroup } from './group-actions.ts'
import { refusesGrant, refusesRevoke, type GroupProduct } from './products-of-group.ts'

/** Granting is done at once: it is as easily taken back. Revoking asks, since members lose something. */
export function useProductMenu({ ospId, data }: UserGroup, askRevoke: (row: GroupProduct) => void) {
  const { t } = useTranslation('user-groups')
  const refreshes = [readUsagePermissionsByUserGroup, getUserGroup, findAllUserGroups]
  const { run: grant } = useWrite(grantProductUsage, { refreshes })
  const { run: revoke } = useWrite(revokeProductUsage, { refreshes, ignore: ['*'] })
  const name = groupName(data.extId)
  const rowActions = useCallback(
    (row: GroupProduct) => {
      const { product } = row
      const reason = { grant: refusesGrant(row), revoke: refusesRevoke(row) }
      const grantIt = async (): Promise<void> => {
        await grant({ body: { productOspId: product.ospId, userGroupOspId: ospId } })
        notify({ tone: 'success', text: t('products.granted', { product: product.name, group: name }) })
      }
      return [
        {
          items: [
            {
              id: 'grant',
              label: t('products.grant'),
              icon: <CirclePlus aria-hidden="true" />,
              refused: reason.grant && t(`reasons.${reason.grant}`),
              // What goes wrong has been told.
              run: () => void grantIt().catch(() => undefined),
            },
            {
              id: 'revoke',
              label: `${t('products.revoke.label')}…`,
              icon: <CircleMinus aria-hidden="true" />,
              refused: reason.revoke && t(`reasons.${reason.revoke}`),
              run: () => askRevoke(row),
            },
          ],
        },
      ]
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `grant` is another function at each draw, and does the same
    [t, ospId, name, askRevoke],
  )
  return {
    rowActions,
    revoke: async ({ product }: GroupProduct): Promise<void> => {
      await revoke({ body: { productOspId: product.ospId, userGroupOspId: ospId } })
      notify({ tone: 'success', text: t('products.revoked', { product: product.name, group: name }) })
    },
  }
}
