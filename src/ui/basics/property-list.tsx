import './card.css'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withMark } from './not-received.tsx'

export interface Property {
  readonly label: string
  /** An empty value (`undefined`, `null` or empty text) shows as a dash. */
  readonly value: ReactNode
  /** The value is the main content of the card, such as a balance: large, below its label. */
  readonly isMain?: boolean
}

/** The properties of one record: names at the left, values at the right. */
export function PropertyList({
  items,
  narrow = false,
}: {
  readonly items: readonly Property[]
  /** For a card at the side: names above values. */
  readonly narrow?: boolean
}) {
  const { t } = useTranslation('ui')
  return (
    <dl className="properties" data-narrow={narrow || undefined}>
      {items.map(({ label, value, isMain = false }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd data-main={isMain || undefined}>
            {value === undefined || value === null || value === '' ? (
              <>
                <span className="absent" aria-hidden="true">
                  –
                </span>
                <span className="sr-only">{t('absent')}</span>
              </>
            ) : (
              withMark(value)
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
