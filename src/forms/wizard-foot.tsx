import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/basics/button.tsx'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'

export interface WizardFootProps {
  /** Absent on the first step. */
  readonly onBack?: (() => void) | undefined
  /** What the last step does; absent on the others, which go on. */
  readonly submitLabel: string | undefined
  /** Whether leaving for good would lose something. */
  readonly isTyped: () => boolean
  /** Throws away what was typed, and leaves. */
  readonly onDiscard: () => void
}

/** The ways on, back and out of a wizard. */
export function WizardFoot({ onBack, submitLabel, isTyped, onDiscard }: WizardFootProps) {
  const { t } = useTranslation('ui')
  const { submitting } = useFormState({ subscription: { submitting: true } })
  const [asking, setAsking] = useState(false)
  return (
    <div className="wizard-foot">
      {onBack && (
        <Button refused={submitting ? t('common:ui.pending') : undefined} onClick={onBack}>
          {t('wizard.back')}
        </Button>
      )}
      <Button type="submit" look="primary" pending={submitting}>
        {submitLabel ?? t('wizard.next')}
      </Button>
      <Button look="quiet" onClick={() => (isTyped() ? setAsking(true) : onDiscard())}>
        {t('form.cancel')}
      </Button>
      <p className="field-help">{t('wizard.draft')}</p>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('wizard.discard.title')}
        text={t('wizard.discard.text')}
        confirm={t('wizard.discard.confirm')}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
