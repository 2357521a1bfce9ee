import { useTranslation } from 'react-i18next'
import type { PlanFieldsProps } from '@/actions/define-actions.ts'
import { getOrderConfig } from '@/api/generated/operations/orders.ts'
import { useRead } from '@/api/use-read.ts'
import { ReasonField } from './reason-field.tsx'
import { money, sumEuros } from '@/i18n/formats.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import type { CancelPlan } from './order-actions.ts'
import type { Order } from './order.ts'

/** R109, R207: the reason for the cancellation, and the party that bears the costs. */
export function CancelFields({ items }: PlanFieldsProps<Order, CancelPlan>) {
  const { t } = useTranslation('orders')
  const { supportAddress } = useRead(getOrderConfig, {}).data ?? {}
  const charged = sumEuros(items.map(({ chargedAmount }) => chargedAmount))
  return (
    <>
      <Notice tone="warning" title={t('cancel.costs', { amount: money(charged) })}>
        {supportAddress === undefined
          ? t('cancel.support')
          : t('cancel.supportAt', { address: supportAddress })}
      </Notice>
      <ReasonField orders={items} label={t('cancel.reason')} mixed={t('reasons.severalActions')} />
    </>
  )
}
