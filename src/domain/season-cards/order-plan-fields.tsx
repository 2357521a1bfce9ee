import { useTranslation } from 'react-i18next'
import type { PlanFieldsProps } from '@/actions/define-actions.ts'
import { ReasonField as OrderReasonField } from '@/domain/orders/reason-field.tsx'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { money } from '@/i18n/formats.ts'
import type { SeasonCardOrder } from './season-card-order.ts'
import { NEW_CARD, needsCard, type OrderPlan } from './process-form.ts'

type Props = PlanFieldsProps<SeasonCardOrder, OrderPlan>

/** R177: whether those without a card pay for a new one. */
export function NewCardField({ things }: Props) {
  const { t } = useTranslation('season-tickets')
  const count = things.filter(needsCard).length
  if (count === 0) return null
  return (
    <SwitchField
      name="newCard"
      label={t('newCard.add', { amount: money(NEW_CARD) })}
      help={t('newCard.help', { count })}
    />
  )
}

/** R207: the reasons that the server offers for these orders. */
export function ReasonField({ things }: Props) {
  const { t } = useTranslation('season-tickets')
  return (
    <OrderReasonField
      orders={things}
      label={t('actions.cancel.reason')}
      mixed={t('reasons.severalActions')}
    />
  )
}
