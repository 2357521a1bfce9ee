import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Wizard } from '@/ui/basics/wizard.tsx'

const STEPS = ['plan', 'run', 'receipt'] as const

export interface LeaverWizardProps {
  readonly current: (typeof STEPS)[number]
  readonly children: ReactNode
}

/** The frame of the guide, with its current step. */
export function LeaverWizard({ current, children }: LeaverWizardProps) {
  const { t } = useTranslation('app-users')
  return (
    <Wizard
      label={t('screens.LeaverGuide')}
      current={STEPS.indexOf(current)}
      steps={STEPS.map((id) => ({ id, title: t(`leaver.step.${id}`) }))}
    >
      {children}
    </Wizard>
  )
}
