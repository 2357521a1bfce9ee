import { useTranslation } from 'react-i18next'
import type { PlanFieldsProps } from '@/actions/define-actions.ts'
import { TextAreaField } from '@/forms/fields/text-area-field.tsx'
import { money, signedMoney, sumEuros } from '@/i18n/formats.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { differenceOf, type Problem } from './problem.ts'

/** The reason for leaving the difference unresolved (G375). */
export function ReasonField({ items }: PlanFieldsProps<Problem, { readonly reason: string }>) {
  const { t } = useTranslation('reconciliation')
  const open = items.filter(({ status }) => status === 'OPEN')
  return (
    <>
      <PropertyList
        items={[
          {
            label: t('columns.expectedAmount'),
            value: money(sumEuros(open.map(({ expectedAmount }) => expectedAmount))),
          },
          {
            label: t('columns.actualAmount'),
            value: money(sumEuros(open.map(({ actualAmount }) => actualAmount))),
          },
          {
            label: t('columns.difference'),
            value: signedMoney(sumEuros(open.map(differenceOf))),
          },
        ]}
      />
      <TextAreaField name="reason" label={t('columns.reason')} rows={2} requiredHere />
    </>
  )
}
