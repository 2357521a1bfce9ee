import './wizard.css'
import { useEffect, useRef, type ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { BlockLink } from './link.tsx'

export interface WizardStep {
  readonly id: string
  readonly title: string
  /** Where it can be gone back to; absent for the one shown and for those to come. */
  readonly href?: string | undefined
}

export interface WizardProps {
  /** What is being made. */
  readonly label: string
  readonly steps: readonly WizardStep[]
  /** The one shown. */
  readonly current: number
  /** The content of the step shown. */
  readonly children: ReactNode
}

/** Work in steps: where one is, what is done, what is to come. The focus goes along to each next step. */
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
