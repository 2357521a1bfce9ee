import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { useHeldField } from '@/forms/use-held-field.ts'
import { date, number } from '@/i18n/formats.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'

export type TaxFreeLimit = components['schemas']['TaxFreeLimit']

export interface RateFieldProps {
  readonly name: string
  readonly label: string
  readonly unitHere?: string | undefined
  /** The highest tax-free rate (G156). It is only a hint: any rate can be saved. */
  readonly limit?: TaxFreeLimit | undefined
  readonly readOnly?: boolean
}

/** The amount of a compensation, with the tax-free limit beside it: its amount, its period and its source. */
export function RateField({ name, label, unitHere, limit, readOnly = false }: RateFieldProps) {
  const { t } = useTranslation('trips')
  const { value } = useHeldField<unknown>(name, { subscription: { value: true } }).input
  const isAbove = limit !== undefined && typeof value === 'number' && value > limit.maxPerKm
  return (
    <MoneyField
      name={name}
      label={label}
      unitHere={unitHere}
      readOnly={readOnly}
      help={
        limit && (
          <>
            {isAbove && <StatusBadge tone="warning">{t('taxFree.above')}</StatusBadge>}{' '}
            <Limit limit={limit} />
          </>
        )
      }
    />
  )
}

function Limit({ limit: { maxPerKm, validFrom, validUntil, source } }: { readonly limit: TaxFreeLimit }) {
  const { t } = useTranslation('trips')
  const rate = number(maxPerKm, Number.isInteger(maxPerKm * 100) ? 2 : 4)
  const isDated = validFrom !== undefined && validUntil !== undefined
  return (
    <span>
      {isDated
        ? t('taxFree.dated', { rate, from: date(validFrom), until: date(validUntil), source })
        : t('taxFree.upTo', { rate, source })}
    </span>
  )
}
