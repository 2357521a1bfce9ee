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
  /** How long it takes, shown beside the title. */
  readonly time?: string | undefined
  /**
   * `waiting`: the step was started and continues by itself. `skipped`: the user left it out. In both cases the next
   * step is the current one.
   */
  readonly state?: 'waiting' | 'skipped' | undefined
  /** Smaller choices under the text, such as one to skip the step. */
  readonly more?: ReactNode
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
  const current = steps.find(({ done, state }) => !done && state === undefined)
  return (
    <ol className="checklist" aria-label={label}>
      {steps.map(({ id, title, text, done, time, state, more, action }) => (
        <li
          key={id}
          data-state={done ? 'done' : (state ?? (id === current?.id ? 'current' : 'to-come'))}
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
            {time !== undefined && <small>{time}</small>}
            {text !== undefined && <span>{text}</span>}
            {Boolean(more) && <span className="checklist-more">{more}</span>}
          </span>
          {action}
        </li>
      ))}
    </ol>
  )
}
