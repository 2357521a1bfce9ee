import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getOrderPdf } from '@/api/generated/operations/orders.ts'
import { useDownload } from '@/api/use-download.ts'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { dateTime, money } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import type { Order } from './orders-query.ts'

/** All that is known of an order, and the same as PDF. */
export function OrderDetails({ thing: order, open, onClose }: ActionDialogProps<Order>) {
  const { t } = useTranslation(['orders', 'vocabulary'])
  const { run } = useDownload(getOrderPdf)
  const { user, corporateAccount, resource, budgetType, handledOn, handledBy, cancellation } = order
  const address = order.deliveryAddress
  const facts = {
    status: t(`status.${order.status}`),
    handled:
      handledOn &&
      t('facts.handledBy', { moment: dateTime(handledOn), name: handledBy?.name ?? t('nobody') }),
    cancellation: cancellation?.label,
    what: order.description,
    resource: resource?.name,
    price: money(order.price),
    charged: money(order.chargedAmount),
    budget: budgetType && budgetTypeName(t, budgetType),
    delivery:
      address && inOneLine([address.streetName, address.streetNumber], [address.zipCode, address.city]),
    remark: order.remark,
    createdOn: dateTime(order.createdOn),
    id: order.id,
  }
  // i18n-keys: orders:facts.*
  return (
    <Dialog
      open={open}
      place="drawer"
      title={<bdi>{t('details.title', { name: user.name })}</bdi>}
      lead={t(`action.${order.action}`)}
      onClose={onClose}
    >
      <PropertyList
        items={[
          {
            label: t('facts.company'),
            value: (
              <Link
                to={hrefTo(
                  'AppUserDetail',
                  { userOspId: user.ospId },
                  { corporateAccountOspId: corporateAccount.ospId },
                )}
              >
                <bdi>{corporateAccount.name}</bdi>
              </Link>
            ),
          },
          ...Object.entries(facts).flatMap(([fact, value]) =>
            value ? [{ label: t(`facts.${fact}`), value: <bdi>{value}</bdi> }] : [],
          ),
        ]}
      />
      <DialogFoot>
        <DownloadButton download={async () => run({ path: { id: order.id } })}>
          {t('details.pdf')}
        </DownloadButton>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}

const inOneLine = (...parts: readonly (readonly (string | undefined)[])[]): string =>
  parts
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
