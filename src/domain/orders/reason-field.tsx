import { useTranslation } from 'react-i18next'
import { getOrderCancellationReasons } from '@/api/generated/operations/orders.ts'
import { useRead } from '@/api/use-read.ts'
import { SelectField } from '@/forms/fields/fields.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'

export interface Cancellable {
  readonly id: string
  readonly action: string
}

interface ReasonFieldProps {
  readonly orders: readonly Cancellable[]
  readonly label: string
  /** Shown instead of the field if the orders have different actions, because each action has its own reasons. */
  readonly mixed: string
}

/** Whether the orders have different actions. */
export const areMixed = ([first, ...others]: readonly Cancellable[]): boolean =>
  others.some(({ action }) => action !== first?.action)

/** R207: the reasons that the server offers for these orders, which all have the same action. */
export function ReasonField({ orders, label, mixed }: ReasonFieldProps) {
  const { t } = useTranslation('ui')
  const [first] = orders
  const isMixed = areMixed(orders)
  const read = useRead(
    getOrderCancellationReasons,
    first === undefined || isMixed ? null : { path: { id: first.id } },
  )
  if (isMixed) return <Notice tone="warning">{mixed}</Notice>
  return (
    <SelectField
      name="reason"
      label={label}
      requiredHere
      placeholder={t('form.choose')}
      options={(read.data ?? []).map(({ code, label: reason }) => ({ value: code, label: reason }))}
    />
  )
}
