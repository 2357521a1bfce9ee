import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { dateTime, money } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { MailPreview } from './mail-preview.tsx'
import { STATUS_TONES } from './purchase-columns.tsx'
import type { PluginPurchase } from './purchases-query.ts'

/** All that is known of an order, and the mail that the user got or would get. */
export function PurchaseDetails({ thing: order, open, onClose }: ActionDialogProps<PluginPurchase>) {
  const { t } = useTranslation('plugin-purchases')
  const { handledOn, handledBy, answeredOn } = order
  const facts = {
    company: order.corporateAccount.name,
    what: order.description,
    price: money(order.price),
    remark: order.remark,
    createdOn: dateTime(order.createdOn),
    handled: handledOn && t('facts.handledBy', { moment: dateTime(handledOn), name: handledBy?.name ?? '–' }),
    rejectionNote: order.rejectionNote,
    answeredOn: answeredOn && dateTime(answeredOn),
  }
  // i18n-keys: plugin-purchases:facts.*
  return (
    <Dialog
      open={open}
      place="drawer"
      title={<bdi>{t('details.title', { name: order.user.name })}</bdi>}
      lead={<bdi>{order.plugin.name}</bdi>}
      onClose={onClose}
    >
      <div className="stack stack-wide">
        <PropertyList
          items={[
            {
              label: t('facts.status'),
              value: (
                <StatusBadge tone={STATUS_TONES[order.status]}>{t(`status.${order.status}`)}</StatusBadge>
              ),
            },
            ...Object.entries(facts).flatMap(([fact, value]) =>
              value ? [{ label: t(`facts.${fact}`), value: <bdi>{value}</bdi> }] : [],
            ),
          ]}
        />
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
