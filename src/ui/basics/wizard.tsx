import './wizard.css'
import { useEffect, useRef, type ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { BlockLink } from './link.tsx'

export interface WizardStep {
  readonly id: string
  readonly title: string
  /** The address of a completed step. Absent for the current step and the steps after it. */
  readonly href?: string | undefined
}

export interface WizardProps {
  /** What the user creates with the wizard. */
  readonly label: string
  readonly steps: readonly WizardStep[]
  /** The index of the current step. */
  readonly current: number
  /** The content of the current step. */
  readonly children: ReactNode
}

/** A task in steps. Shows which step is current and which are completed. The focus moves to each new step. */
export function Wizard({ label, steps, current, children }: WizardProps) {
  const { t } = useTranslation('ui')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
  }, [current])
  return (
    <div className="wizard">
      <nav aria-label={label}>
        <ol className="wizard-steps">
          {steps.map(({ id, title, href }, place) => (
            <li
              key={id}
              data-state={place < current ? 'done' : place === current ? 'current' : 'to-come'}
              aria-current={place === current ? 'step' : undefined}
            >
              <span className="wizard-mark" aria-hidden="true">
                {place < current ? <Check /> : place + 1}
              </span>
              {href !== undefined && place < current ? <BlockLink href={href}>{title}</BlockLink> : title}
              {place < current && <span className="sr-only"> {t('wizard.done')}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <div className="wizard-step">
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {[steps[current]?.title, t('wizard.place', { step: current + 1, total: steps.length })].join(', ')}
        </h2>
        {children}
      </div>
    </div>
  )
}
