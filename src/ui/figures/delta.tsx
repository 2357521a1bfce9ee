import './figures.css'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTranslation } from 'react-i18next'

export interface DeltaProps {
  /** Its sign determines the arrow. */
  readonly change: number
  /** The size of the change, formatted without a sign, such as `4,1 %`. */
  readonly text: string
  /** The period of comparison, such as `since October`. */
  readonly note: string
}

/** How a figure changed. The arrow has no colour, because more is not better or worse by itself. */
export function Delta({ change, text, note }: DeltaProps) {
  const { t } = useTranslation('ui')
  const Icon = change > 0 ? ArrowUp : ArrowDown
  return (
    <span className="delta">
      {change === 0 ? (
        <span>{t('delta.same')}</span>
      ) : (
        <b>
          <Icon aria-hidden="true" />
          <span className="sr-only">{`${t(change > 0 ? 'delta.more' : 'delta.less')} `}</span>
          <span>{text}</span>
        </b>
      )}{' '}
      <span>{note}</span>
    </span>
  )
}
