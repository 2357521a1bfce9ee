import './card.css'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface Property {
  readonly label: string
  /** An empty value (`undefined`, `null` or empty text) shows as a dash. */
  readonly value: ReactNode
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
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            {value === undefined || value === null || value === '' ? (
              <>
                <span className="absent" aria-hidden="true">
                  –
                </span>
                <span className="sr-only">{t('absent')}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
