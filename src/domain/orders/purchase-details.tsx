import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { MailPreview } from './mail-preview.tsx'
import type { PluginPurchase } from './order.ts'
import { PurchaseFacts } from './purchase-facts.tsx'

/** All details of an order, and the mail that the user received or would receive. */
export function PurchaseDetails({ item: order, open, onClose }: ActionDialogProps<PluginPurchase>) {
  const { t } = useTranslation('plugin-purchases')
  return (
    <Dialog
      open={open}
      placement="drawer"
      title={<bdi>{t('details.title', { name: order.user.name })}</bdi>}
      lead={<bdi>{order.plugin.name}</bdi>}
      onClose={onClose}
    >
      <div className="stack stack-wide">
        <PurchaseFacts order={order} />
        <section className="stack" aria-label={t('mail.heading')}>
          <h3>{t(order.status === 'OPEN' ? 'mail.ahead' : 'mail.heading')}</h3>
          <MailPreview purchase={order} decision={order.status === 'REJECTED' ? 'REJECTED' : 'REQUESTED'} />
        </section>
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
