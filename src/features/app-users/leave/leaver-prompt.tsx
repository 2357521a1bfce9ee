import { useTranslation } from 'react-i18next'
import { date } from '@/i18n/formats.ts'
import { ConfirmDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import type { Agreed } from './leaver-steps.ts'
import { useStepWords } from './use-step-words.ts'

export interface LeaverPromptProps {
  readonly name: string
  /** The steps to execute. Absent: the dialog is closed. */
  readonly agreed: Agreed | undefined
  readonly onConfirm: (agreed: Agreed) => void
  readonly onClose: () => void
}

/** The final confirmation before any step runs. It repeats the last day and the steps. */
export function LeaverPrompt({ name, agreed, onConfirm, onClose }: LeaverPromptProps) {
  const { t } = useTranslation('app-users')
  const wordsOf = useStepWords()
  const { steps = [], lastDay } = agreed ?? {}
  return (
    <ConfirmDialog
      open={agreed !== undefined}
      title={<bdi>{t('leaver.confirm.title', { name })}</bdi>}
      text={[
        lastDay === undefined
          ? t('leaver.confirm.now')
          : t('leaver.confirm.lastDay', { date: date(lastDay) }),
        t('leaver.confirm.text', { count: steps.length }),
        ...(steps.some(({ kind }) => kind === 'token') ? [t('leaver.confirm.tokens')] : []),
      ].join(' ')}
      confirm={t('leaver.confirm.submit')}
      tone="danger"
      onConfirm={() => agreed && onConfirm(agreed)}
      onClose={onClose}
    >
      <ul className="stack stack-tight" aria-label={t('leaver.steps')}>
        {steps.map((step) => {
          const { item, effect } = wordsOf(step)
          return (
            <li key={step.id}>
              <strong>
                <bdi>{item}</bdi>
              </strong>
              <p>{effect}</p>
            </li>
          )
        })}
      </ul>
    </ConfirmDialog>
  )
}
