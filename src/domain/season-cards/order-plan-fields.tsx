import { useTranslation } from 'react-i18next'
import type { PlanFieldsProps } from '@/actions/define-actions.ts'
import { ReasonField as OrderReasonField } from '@/domain/orders/reason-field.tsx'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { money } from '@/i18n/formats.ts'
import type { SeasonCardOrder } from './season-card-order.ts'
import { needsCard, type OrderPlan } from './process-form.ts'

type Props = PlanFieldsProps<SeasonCardOrder, OrderPlan>

/** R177: whether users without a card pay for a new one. */
export function NewCardField({ items }: Props) {
  const { t } = useTranslation('season-tickets')
  const withFee = items.filter(needsCard)
  const count = withFee.length
  // A platform setting, the same for all orders.
  const fee = withFee[0]?.newCardFee
  if (fee === undefined) return null
  return (
    <SwitchField
      name="newCard"
      label={t('newCard.add', { amount: money(fee) })}
      help={t('newCard.help', { count })}
    />
  )
}

/** R207: the reasons that the server offers for these orders. */
export function ReasonField({ items }: Props) {
  const { t } = useTranslation('season-tickets')
  return (
    <OrderReasonField orders={items} label={t('actions.cancel.reason')} mixed={t('reasons.severalActions')} />
  )
}
