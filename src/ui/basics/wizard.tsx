import './wizard.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockLink } from './link.tsx'
import { usePageStep } from './page-step.ts'
import { RouteLine } from './route-line.tsx'

export interface WizardStep {
  readonly id: string
  readonly title: string
  /** The address of a completed step. Absent for the current step and the steps after it. */
  readonly href?: string | undefined
  /** A summary of the filled-in values, without fields. It comes last, and is not counted as a step. */
  readonly isCheck?: boolean | undefined
}

export interface WizardProps {
  /** The name of the record that the wizard creates. */
  readonly label: string
  readonly steps: readonly WizardStep[]
  /** The index of the current step. */
  readonly current: number
  /** A summary of the filled-in values, beside the steps if the page is wide enough. */
  readonly aside?: ReactNode
  /** Moves the focus to the first step too, because the control that opened the wizard no longer exists. */
  readonly isFocused?: boolean | undefined
  /** The content of the current step. */
  readonly children: ReactNode
}

/** A task in steps. Shows which step is current and which are completed. The focus moves to each new step. */
export function Wizard({ label, steps, current, aside, isFocused, children }: WizardProps) {
  const { t } = useTranslation('ui')
  const total = steps.filter(({ isCheck }) => !isCheck).length
  const step = steps[current]
  usePageStep(step?.title)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isFocused ? undefined : current)
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
  }, [current])
  return (
    <div className="wizard">
      <nav aria-label={label}>
        <RouteLine
          current={current}
          doneLabel={t('wizard.done')}
          stops={steps.map(({ id, title, href, isCheck }, index) => ({
            id,
            number: isCheck ? undefined : index + 1,
            label: href !== undefined && index < current ? <BlockLink href={href}>{title}</BlockLink> : title,
          }))}
        />
      </nav>
      <div className="wizard-columns" data-aside={Boolean(aside) || undefined}>
        <div className="wizard-step">
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {step?.isCheck
              ? step.title
              : [step?.title, t('wizard.place', { step: current + 1, total })].join(', ')}
          </h2>
          {children}
        </div>
        {Boolean(aside) && (
          <aside className="wizard-aside" aria-label={t('wizard.soFar')}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  )
}
