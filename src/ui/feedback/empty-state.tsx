import './notice.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { Drawing, type DrawingName } from './drawing.tsx'

/**
 * Why there is no content. `nothing-yet`: the text says what will appear here, and a button offers the first step.
 * `no-match`: a button clears the filters. `no-right`: the text says whom to ask for access.
 */
export type EmptyKind = 'nothing-yet' | 'no-match' | 'no-right'

export interface EmptyStateProps {
  readonly kind: EmptyKind
  /** Default: an empty list, a search, or a lock, by the kind. */
  readonly drawing?: DrawingName | undefined
  /** Default: the general text for the kind. */
  readonly title?: string | undefined
  readonly text?: ReactNode
  /** For `nothing-yet`: the button of the first step. */
  readonly action?: ReactNode
  /** For `no-match`: clears search and filters. */
  readonly onClear?: (() => void) | undefined
}

const drawings = { 'nothing-yet': 'list', 'no-match': 'search', 'no-right': 'lock' } as const

// i18n-keys: ui:empty.*
export function EmptyState({ kind, drawing, title, text, action, onClear }: EmptyStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="empty">
      <Drawing name={drawing ?? drawings[kind]} />
      <h2>{title ?? t(`empty.${kind}.title`)}</h2>
      <p>{text ?? t(`empty.${kind}.text`)}</p>
      {(action || onClear) && (
        <div className="row">
          {onClear && <Button onClick={onClear}>{t('empty.clear')}</Button>}
          {action}
        </div>
      )}
    </div>
  )
}
