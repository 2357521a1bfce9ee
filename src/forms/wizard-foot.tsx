import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { Button } from '@/ui/basics/button.tsx'
import { SaveBar } from '@/ui/basics/save-bar.tsx'
import { ariaKeys } from '@/ui/commands/shortcuts.ts'
import { TYPING_PAUSE_MS, useAnnouncement } from '@/ui/feedback/use-announcement.ts'
import { ConfirmDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import { useSaveKey } from './form-actions.tsx'

export interface WizardFootProps {
  /** Absent on the first step. */
  readonly onBack?: (() => void) | undefined
  /** The label of the last step's button. Absent on other steps, which show "Next". */
  readonly submitLabel: string | undefined
  /** The reason why the wizard cannot be finished yet. */
  readonly refused?: string | undefined
  /** Finishes the wizard from this step, if the filled-in values are shown beside it. */
  readonly finish?: { readonly label: string; readonly run: () => void } | undefined
  /** Whether something was typed that would be lost. */
  readonly isTyped: () => boolean
  /** Discards the typed values and leaves the wizard. */
  readonly onDiscard: () => void
}

/** The Back, Next and Cancel buttons of a wizard. */
export function WizardFoot(props: WizardFootProps) {
  const { onBack, submitLabel, refused, finish, isTyped, onDiscard } = props
  const { t } = useTranslation('ui')
  // `dirty`, so that `isTyped` is called again after the first change.
  const { submitting } = useFormState({ subscription: { submitting: true, dirty: true } })
  const button = useSaveKey()
  const [asking, setAsking] = useState(false)
  const draft = isTyped() ? t('wizard.draft') : ''
  useAnnouncement(draft, { wait: TYPING_PAUSE_MS })
  return (
    <>
      <SaveBar
        start={
          onBack && (
            <Button
              icon={<ChevronLeft />}
              refused={submitting ? t('common:ui.pending') : undefined}
              onClick={onBack}
            >
              {t('wizard.back')}
            </Button>
          )
        }
        lead={draft}
      >
        <Button
          look="quiet"
          refused={submitting ? t('common:ui.pending') : undefined}
          onClick={() => (isTyped() ? setAsking(true) : onDiscard())}
        >
          {t('form.cancel')}
        </Button>
        {finish && (
          <span className="wizard-finish">
            <Button refused={submitting ? t('common:ui.pending') : undefined} onClick={finish.run}>
              {finish.label}
            </Button>
          </span>
        )}
        <Button
          ref={button}
          type="submit"
          look="primary"
          pending={submitting}
          refused={refused}
          // The key also goes to the next step, but it is known as the one that saves.
          aria-keyshortcuts={submitLabel === undefined ? undefined : ariaKeys('save')}
        >
          {submitLabel ?? t('wizard.next')}
        </Button>
      </SaveBar>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('wizard.discard.title')}
        text={t('wizard.discard.text')}
        confirm={t('wizard.discard.confirm')}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
