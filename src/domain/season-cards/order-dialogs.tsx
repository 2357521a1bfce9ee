import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  confirmSeasonTicketOrder,
  getHandledSeasonTicketOrders,
  getOpenSeasonTicketOrders,
} from '@/api/generated/operations/season-tickets.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { DateField } from '@/forms/fields/date-field.tsx'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { InStep } from '@/forms/form-values.tsx'
import { money } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { SeasonCardOrder } from './season-card-order.ts'
import { asOrdered, missing, priceWithCard, processForm, type ProcessValues } from './process-form.ts'

/** All details of an order. */
export function DetailsDialog({ item, open, onClose }: ActionDialogProps<SeasonCardOrder>) {
  const { t } = useTranslation('season-tickets')
  return (
    <Dialog
      open={open}
      title={<bdi>{t('details.title', { name: item.user.name })}</bdi>}
      lead={t(`action.${item.action}`)}
      onClose={onClose}
    >
      <OrderFacts order={item} />
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}

/** Processes one order. Its start and its price can be changed (R177). */
export function ProcessDialog({ item, ...dialog }: ActionDialogProps<SeasonCardOrder>) {
  const { t } = useTranslation('season-tickets')
  const [initial] = useState(() => asOrdered(item))
  const { startDate, price, newCardFee, user, action, orderedProduct } = item
  return (
    <ContractDialog
      {...dialog}
      title={<bdi>{t('actions.process.title', { name: user.name })}</bdi>}
      lead={
        <bdi>{t('actions.process.lead', { action: t(`action.${action}`), product: orderedProduct })}</bdi>
      }
    >
      <ContractForm
        label={t('actions.process.label')}
        {...processForm.creating({ orderId: item.id, version: item.version })}
        operation={confirmSeasonTicketOrder}
        refreshes={[getOpenSeasonTicketOrders, getHandledSeasonTicketOrders, getWorkQueues]}
        initial={initial}
        rules={missing(item)}
        saved={() => t('actions.process.done', { name: user.name })}
        submitLabel={t('actions.process.label')}
      >
        <DateField
          name="effectiveStartDate"
          label={t('columns.startDate')}
          requiredHere={startDate !== undefined}
        />
        {price !== undefined && <MoneyField name="effectivePrice" label={t('columns.price')} requiredHere />}
        {newCardFee !== undefined && (
          <>
            <SwitchField
              name="newCard"
              label={t('newCard.add', { amount: money(newCardFee) })}
              help={t('newCard.none')}
            />
            <InStep<ProcessValues> settle={priceWithCard(newCardFee)} />
          </>
        )}
        <details className="stack">
          <summary>{t('actions.process.more')}</summary>
          <OrderFacts order={item} />
        </details>
      </ContractForm>
    </ContractDialog>
  )
}
