import { useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Trans, useTranslation } from 'react-i18next'
import { announce } from '@/base/announcer.ts'
import { Button, type ButtonProps } from '@/ui/basics/button.tsx'
import { PageSubjectContext } from '@/ui/basics/page-subject.ts'
import { SaveBar } from '@/ui/basics/save-bar.tsx'
import { Keys } from '@/ui/commands/keys.tsx'
import { ariaKeys, useShortcut } from '@/ui/commands/shortcuts.ts'
import { TYPING_PAUSE_MS, useAnnouncement } from '@/ui/feedback/use-announcement.ts'
import { DialogFoot } from '@/ui/overlays/dialog.tsx'
import { FormHostContext } from './form-host.ts'
import { leafNames } from './values/changes.ts'

export interface FormActionsProps {
  readonly submitLabel: string
  readonly onCancel?: (() => void) | undefined
  /** The reason why the form cannot be saved at all. */
  readonly refused?: string | undefined
  /** Whether the form edits existing values. Then the button is disabled until something has changed. */
  readonly edits?: boolean | undefined
}

/** The buttons of a form: in a bar of the form, or in the dialog or page around it. */
export function FormActions({ submitLabel, ...props }: FormActionsProps) {
  const host = useContext(FormHostContext)
  // The page renders the buttons. Without a submit button inside the form, the Enter key would not submit it.
  if (host?.kind === 'page')
    return (
      <button type="submit" hidden>
        {submitLabel}
      </button>
    )
  return host ? (
    <DialogButtons submitLabel={submitLabel} onClose={host.close} {...props} />
  ) : (
    <BarButtons submitLabel={submitLabel} {...props} />
  )
}

function DialogButtons({
  submitLabel,
  refused,
  edits = false,
  onClose,
}: FormActionsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('ui')
  const { submitting, dirty } = useFormState({ subscription: { submitting: true, dirty: true } })
  const unchanged = edits && !dirty && !submitting ? t('form.unchanged') : undefined
  const button = useSaveKey()
  return (
    <DialogFoot>
      <Button refused={submitting ? t('common:ui.pending') : undefined} onClick={onClose}>
        {t('form.cancel')}
      </Button>
      <SaveButton ref={button} type="submit" pending={submitting} refused={refused ?? unchanged}>
        {submitLabel}
      </SaveButton>
    </DialogFoot>
  )
}

function BarButtons({ submitLabel, onCancel, refused, edits = false }: FormActionsProps) {
  const { t } = useTranslation('ui')
  const form = useForm()
  const { submitting, dirty } = useFormState({ subscription: { submitting: true, dirty: true } })
  const button = useSaveKey()
  const undo = (): void => {
    form.reset()
    announce(t('form.undone'))
  }
  if (edits && !dirty && !submitting && refused === undefined) return null
  return (
    <SaveBar lead={<BarLead />}>
      {onCancel ? (
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
      ) : (
        dirty && !submitting && <Button onClick={undo}>{t('form.undo')}</Button>
      )}
      <SaveButton ref={button} type="submit" pending={submitting} refused={refused}>
        <span>{submitLabel}</span> <SaveKey />
      </SaveButton>
    </SaveBar>
  )
}

/** The button that saves. Its ref comes from `useSaveKey`. */
export const SaveButton = (props: Omit<ButtonProps, 'look'> & { readonly ref: SaveRef }): ReactNode => (
  <Button {...props} look="primary" aria-keyshortcuts={ariaKeys('save')} />
)

/** The keyboard shortcut, shown in the save button. It is not part of the button's name. */
export const SaveKey = (): ReactNode => (
  <span aria-hidden="true" className="save-key">
    <Keys of="save" />
  </span>
)

export type SaveRef = RefObject<HTMLButtonElement | null>

/**
 * Ctrl/Cmd+S clicks the button that gets this ref, unless a dialog is open over it. As with a pointer, clicking a
 * disabled button does nothing. The key is handled even if there is nothing to save, because otherwise the browser
 * would offer to save the page.
 */
export function useSaveKey(): SaveRef {
  const button = useRef<HTMLButtonElement>(null)
  useShortcut('save', () => {
    if (button.current && !button.current.closest('[inert], [aria-hidden=true]')) button.current.click()
  })
  return button
}

/** Shows how many fields have changed, or that the form is not saved. */
function BarLead() {
  const { t } = useTranslation('ui')
  const { dirtyFields, isFailed } = useSubmitFailure()
  const count = leafNames(dirtyFields).length
  useUnsavedAnnouncement(count > 0)
  if (isFailed) return <span data-tone="danger">{t('form.notSaved')}</span>
  return <ChangesLead count={count} />
}

/** Announces that something is not saved yet when the first field differs, but not each further field. */
export function useUnsavedAnnouncement(isChanged: boolean): void {
  const { t } = useTranslation('ui')
  const text = isChanged ? t('settings.changed') : ''
  useAnnouncement(text, { first: true, about: 'changes', wait: TYPING_PAUSE_MS })
}

/** Shows how many fields have changed. */
export function ChangesLead({ count }: { readonly count: number }) {
  const { t } = useTranslation('ui')
  const subject = useContext(PageSubjectContext)
  if (count === 0) return null
  if (subject === undefined) return <strong>{t('form.changes', { count })}</strong>
  return (
    <Trans
      t={t}
      i18nKey="form.changesFor"
      count={count}
      values={{ whom: subject }}
      components={{ number: <strong /> }}
    />
  )
}

function useSubmitFailure() {
  const { submitFailed, submitting, dirtySinceLastSubmit, dirtyFields } = useFormState({
    subscription: { submitFailed: true, submitting: true, dirtySinceLastSubmit: true, dirtyFields: true },
  })
  return { dirtyFields, isFailed: submitFailed && !submitting && !dirtySinceLastSubmit }
}

/** Focuses the first field of a page whose main purpose is the form. */
export function FocusFirst({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('input:not(:disabled, [type=color]), select:not(:disabled), textarea')
      ?.focus({ preventScroll: true })
  }, [form])
  return null
}
