import './checklist.css'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface ChecklistStep {
  readonly id: string
  readonly title: string
  /** One sentence: the purpose of the step, or its result. */
  readonly text?: string | undefined
  readonly done: boolean
  /** The button or link of the step. The first open step has the primary button of the page. */
  readonly action?: ReactNode
}

/** The steps of a set-up as a route with stops. The first step that is not done is the current one. */
export function Checklist({
  label,
  steps,
}: {
  readonly label: string
  readonly steps: readonly ChecklistStep[]
}) {
  const { t } = useTranslation('ui')
  const current = steps.find(({ done }) => !done)
  return (
    <ol className="checklist" aria-label={label}>
      {steps.map(({ id, title, text, done, action }) => (
        <li
          key={id}
          data-state={done ? 'done' : id === current?.id ? 'current' : 'to-come'}
          aria-current={id === current?.id ? 'step' : undefined}
        >
          <span className="checklist-stop" aria-hidden="true">
            {done && <Check />}
          </span>
          <span className="checklist-text">
            <b>
              <span>{title}</span>
              {done && <span className="sr-only">{` ${t('route.done')}`}</span>}
            </b>
            {text !== undefined && <span>{text}</span>}
          </span>
          {action}
        </li>
      ))}
    </ol>
  )
}
