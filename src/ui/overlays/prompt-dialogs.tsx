import { useContext, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { useBackLabel } from './back-label.ts'
import { Dialog, DialogFoot } from './dialog.tsx'
import { Field } from '../inputs/field.tsx'
import { TextInput } from '../inputs/inputs.tsx'
import { Problem } from '../feedback/notice.tsx'
import { DescribeErrorContext } from '../feedback/problem-panel.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** The effect of the action, in one or two sentences. */
  readonly text?: ReactNode
  /** The verb of the action: "Deactivate", never "OK". */
  readonly confirm: string
  /** The action. The dialog closes when its promise resolves. If it rejects, the dialog stays open and shows why. */
  readonly onConfirm: () => unknown
  readonly onClose: () => void
  /** For actions that cannot be undone. */
  readonly tone?: 'danger' | undefined
  /** More content or fields above the buttons. */
  readonly children?: ReactNode
}

/** Asks for confirmation before an action that is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, tone, children } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const { pending, problem, run, close } = useRunning(props)
  const { t } = useTranslation('ui')
  return (
    <Dialog
      open={open}
      title={title}
      lead={text}
      role="alertdialog"
      size="small"
      held={pending}
      onClose={close}
      {...(tone === 'danger' && { initialFocus: () => cancel.current })}
    >
      {children}
      {problem}
      <DialogFoot>
        <Button ref={cancel} refused={pending ? t('common:ui.pending') : undefined} onClick={close}>
          {t('dialog.cancel')}
        </Button>
        <Button look={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={run}>
          {props.confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

export type DangerDialogProps = Omit<ConfirmDialogProps, 'tone'> & {
  /** The text to type before the button works: the name of the record. */
  readonly word: string
}

/** Asks for confirmation before an action that can never be undone. The user must type the name of the record. */
export function DangerDialog(props: DangerDialogProps) {
  const { pending, problem, run, close } = useRunning(props)
  return (
    <Dialog
      open={props.open}
      title={props.title}
      lead={props.text}
      role="alertdialog"
      held={pending}
      onClose={close}
    >
      <TypedWord {...props} pending={pending} run={run} onClose={close}>
        {props.children}
        {problem}
      </TypedWord>
    </Dialog>
  )
}

interface TypedWordProps {
  readonly word: string
  readonly confirm: string
  readonly pending: boolean
  readonly run: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Mounted only while the dialog is open, so that the field is empty on every opening. */
function TypedWord({ word, confirm, pending, run, onClose, children }: TypedWordProps) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState('')
  const matches = typed.trim().toLowerCase() === word.trim().toLowerCase()
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (matches && !pending) run()
      }}
    >
      <Field label={t('dialog.typeWord', { word })}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {children}
      <DialogFoot>
        <Button refused={pending ? t('common:ui.pending') : undefined} onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button
          type="submit"
          look="danger"
          pending={pending}
          refused={matches ? undefined : t('dialog.typeWord', { word })}
        >
          {confirm}
        </Button>
      </DialogFoot>
    </form>
  )
}

export interface FormDialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly onClose: () => void
  readonly onSubmit: () => void
  /** The verb on the main button. */
  readonly submit: string
  readonly pending?: boolean | undefined
  /** For actions that cannot be undone. */
  readonly tone?: 'danger' | undefined
  /** Why the form cannot be submitted now. */
  readonly refused?: string | undefined
  /** The form has changes, so a click outside does not close the dialog. */
  readonly dirty?: boolean | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** Returns the element to focus on opening. Default: the first field. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined
  /** The fields, below any error about the whole form. */
  readonly children: ReactNode
}

/** A form in a dialog: fields, "Cancel" and the submit button. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    lead,
    onClose,
    onSubmit,
    submit,
    pending = false,
    refused,
    dirty = false,
    size,
    tone,
    initialFocus,
    children,
  } = props
  const { t } = useTranslation('ui')
  const back = useBackLabel(submit)
  return (
    <Dialog
      open={open}
      title={title}
      lead={lead}
      size={size}
      held={pending}
      typed={dirty}
      initialFocus={initialFocus}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          event.stopPropagation() // The dialog may be a React child of another form, which must not be submitted too.
          if (!pending) onSubmit()
        }}
      >
        {children}
        <DialogFoot>
          <Button refused={pending ? t('common:ui.pending') : undefined} onClick={onClose}>
            {back}
          </Button>
          <Button type="submit" look={tone ?? 'primary'} pending={pending} refused={refused}>
            {submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** Runs the confirmed action once. Closes the dialog on success, and shows the error on failure. */
function useRunning({ onConfirm, onClose }: Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'>) {
  const { t } = useTranslation('ui')
  const describe = useContext(DescribeErrorContext)
  const [state, setState] = useState<{ readonly pending: boolean; readonly error?: unknown }>({
    pending: false,
  })

  const close = (): void => {
    setState({ pending: false })
    onClose()
  }
  const run = (): void => {
    setState({ pending: true })
    Promise.resolve()
      .then(onConfirm)
      .then(close, (error: unknown) => setState({ pending: false, error: error ?? new Error('failed') }))
  }
  const problem = state.error !== undefined && <Problem>{describe(state.error) ?? t('problem.text')}</Problem>
  return { pending: state.pending, problem, run, close }
}
