import './field-row.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface FieldRowProps {
  readonly name: ReactNode
  readonly control: ReactNode
  /** Shown at the right: whether the value is inherited, or why it cannot be changed here. */
  readonly aside: ReactNode
  readonly asideId: string
  /** The value is changed but not saved. */
  readonly tinted: boolean
  /** The value cannot be changed here. */
  readonly locked: boolean
}

/** One settings row. What is not saved yet is shown by a bar beside the tint, and said to screen readers. */
export function FieldRow({ name, control, aside, asideId, tinted, locked }: FieldRowProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="field-row" data-tinted={tinted || undefined} data-locked={locked || undefined}>
      <div className="field-row-name">
        {name}
        {tinted && <span className="sr-only">{t('settings.changed')}</span>}
      </div>
      <div className="field-row-control">{control}</div>
      <div className="field-row-aside" id={asideId}>
        {aside}
      </div>
    </div>
  )
}
