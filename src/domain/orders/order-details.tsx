import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getOrderPdf } from '@/api/generated/operations/orders.ts'
import { useDownload } from '@/api/use-download.ts'
import { Button } from '@/ui/basics/button.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { Order } from './order.ts'

/** All details of an order, and a download of them as a PDF. */
export function OrderDetails({ item: order, open, onClose }: ActionDialogProps<Order>) {
  const { t } = useTranslation('orders')
  const { run } = useDownload(getOrderPdf)
  return (
    <Dialog
      open={open}
      placement="drawer"
      title={<bdi>{t('details.title', { name: order.user.name })}</bdi>}
      lead={t(`action.${order.action}`)}
      onClose={onClose}
    >
      <OrderFacts order={order} />
      <DialogFoot>
        <DownloadButton download={async () => run({ path: { id: order.id } })}>
          {t('details.pdf')}
        </DownloadButton>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
