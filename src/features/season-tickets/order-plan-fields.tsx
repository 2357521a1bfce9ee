import { useTranslation } from 'react-i18next'
import type { PlanFieldsProps } from '@/actions/define-actions.ts'
import { getOrderCancellationReasons } from '@/api/generated/operations/orders.ts'
import { useRead } from '@/api/use-read.ts'
import { SelectField, SwitchField } from '@/forms/fields/fields.tsx'
import { money } from '@/i18n/formats.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import type { SeasonCardOrder } from './orders-query.ts'
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

/** R207: the reasons that the server offers for these orders, which are all of one action. */
export function ReasonField({ things }: Props) {
  const { t } = useTranslation(['season-tickets', 'ui'])
  const [first, ...others] = things
  const isMixed = others.some(({ action }) => action !== first?.action)
  const read = useRead(
    getOrderCancellationReasons,
    first === undefined || isMixed ? null : { path: { id: first.id } },
  )
  if (isMixed) return <Notice tone="warning">{t('reasons.severalActions')}</Notice>
  return (
    <SelectField
      name="reason"
      label={t('actions.cancel.reason')}
      requiredHere
      placeholder={t('ui:form.choose')}
      options={(read.data ?? []).map(({ code, label }) => ({ value: code, label }))}
    />
  )
}
