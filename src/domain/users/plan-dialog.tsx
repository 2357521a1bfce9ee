import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import { ValuesForm } from '@/forms/values-form.tsx'
import { textOf } from '@/session/failure-notices.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { FormDialog } from '@/ui/overlays/question-dialogs.tsx'
import { brokenPlan, type Plan } from './activation.ts'
import { PlanFields } from './plan-fields.tsx'

export interface PlanDialogProps<Mode extends string> {
  readonly open: boolean
  readonly title: ReactNode
  readonly lead: string
  readonly submit: string
  readonly modes: readonly { readonly value: Mode | 'date'; readonly label: string }[]
  readonly modeLabel: string
  readonly dayLabel: string
  readonly initial: Plan<Mode | 'date'>
  /** Does it. If it fails the dialog stays and says why. */
  readonly run: (plan: Plan<Mode | 'date'>) => Promise<void>
  readonly onClose: () => void
}

/** Asks when something shall happen: at once, on a day, or in another way. */
export function PlanDialog<Mode extends string>(props: PlanDialogProps<Mode>) {
  const { open, title, lead, submit, modes, modeLabel, dayLabel, initial, run, onClose } = props
  const { t } = useTranslation('common')
  const [problem, setProblem] = useState<string>()
  const choices = useRef<HTMLDivElement>(null)
  const send = async (plan: Plan<Mode | 'date'>): Promise<void> => {
    setProblem(undefined)
    try {
      await run(plan)
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? textOf(error) : t('ui:problem.text'))
    }
  }
  return (
    <ValuesForm<Plan<Mode | 'date'>> initial={initial} check={(plan) => brokenPlan(plan)} send={send}>
      {({ submit: onSubmit, submitting, values }) => (
        <FormDialog
          open={open}
          title={title}
          lead={lead}
          size="small"
          submit={submit}
          pending={submitting}
          onSubmit={onSubmit}
          initialFocus={() => choices.current?.querySelector<HTMLElement>('input:checked') ?? null}
          onClose={onClose}
        >
          <div className="stack" ref={choices}>
            <PlanFields modes={modes} modeLabel={modeLabel} dayLabel={dayLabel} mode={values.mode} />
            {problem !== undefined && (
              <Notice tone="danger" live>
                {problem}
              </Notice>
            )}
          </div>
        </FormDialog>
      )}
    </ValuesForm>
  )
}
