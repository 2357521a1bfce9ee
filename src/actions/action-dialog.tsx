import { useRef, useState, type ReactNode } from 'react'
import { ApiError } from '@/api/errors.ts'
import { refresh } from '@/api/use-read.ts'
import { ValuesForm } from '@/forms/values-form.tsx'
import { problemOf } from '@/session/failure-notices.ts'
import { useUnclear } from '@/session/use-unclear.ts'
import { Problem } from '@/ui/feedback/notice.tsx'
import { useReady } from '@/ui/overlays/use-ready.ts'
import { ConfirmDialog, DangerDialog, FormDialog } from '@/ui/overlays/question-dialogs.tsx'
import { runAction, type Action, type Actions, type Plan } from './define-actions.ts'
import { notifyResult, useActionWords } from './use-actions.tsx'

export interface ActionDialogFrameProps<Thing> {
  readonly actions: Actions<Thing>
  readonly action: Action<Thing>
  readonly thing: Thing
  readonly open: boolean
  readonly onClose: () => void
  /** Called when the action is done, before the dialog closes. */
  readonly onDone?: ((action: Action<Thing>) => void) | undefined
}

/** Asks for confirmation, then runs the action. If it fails, the dialog stays open and shows why. */
export function ActionDialog<Thing>(props: ActionDialogFrameProps<Thing>) {
  const { actions, action, thing, open, onClose, onDone } = props
  const words = useActionWords(actions)
  const isOutdated = useRef(false)
  const noteUnclear = useUnclear(open, { notifiesAll: true })
  const { Dialog, Effects, plan, typed, tone } = action
  if (Dialog) return <Dialog thing={thing} open={open} onClose={onClose} />

  const run = async (values: object = plan?.initial(thing) ?? {}): Promise<void> => {
    noteUnclear()
    try {
      notifyResult(action, thing, await runAction(action, thing, values), words)
    } catch (error) {
      noteUnclear(error)
      isOutdated.current = error instanceof ApiError && error.status === 409
      throw error
    }
    onDone?.(action)
  }
  // Someone else has done it first. Refresh the lists after the user has read the message.
  const close = (): void => {
    noteUnclear()
    if (isOutdated.current) void refresh(action.refreshes)
    onClose()
  }
  const question = {
    open,
    title: <bdi>{words.textOf(action, thing, 'title')}</bdi>,
    text: [words.textOf(action, thing, 'text'), words.noWayBack(action)].filter(Boolean).join(' '),
    confirm: words.submit(action.words(thing)),
    onClose: close,
  }
  const effects = Effects && open && <Effects thing={thing} />
  if (plan && (plan.asks?.(thing) ?? true))
    return <PlanDialog {...question} tone={tone} plan={plan} thing={thing} run={run} />
  if (typed)
    return (
      <DangerDialog {...question} word={typed(thing)} onConfirm={async () => run()}>
        {effects}
      </DangerDialog>
    )
  return (
    <ConfirmDialog {...question} tone={tone} onConfirm={async () => run()}>
      {effects}
    </ConfirmDialog>
  )
}

interface PlanDialogProps<Thing> {
  readonly plan: Plan<Thing, object>
  readonly thing: Thing
  readonly open: boolean
  readonly title: ReactNode
  readonly text: string
  readonly confirm: string
  readonly tone: 'danger' | undefined
  readonly run: (values: object) => Promise<void>
  readonly onClose: () => void
}

/** Shows the form with the fields of a plan. */
function PlanDialog<Thing>(props: PlanDialogProps<Thing>) {
  const { plan, thing, open, title, text, confirm, tone, run, onClose } = props
  const { Fields } = plan
  const isReady = useReady(Fields)
  const [initial] = useState(() => plan.initial(thing))
  const [problem, setProblem] = useState<string>()
  const fields = useRef<HTMLDivElement>(null)
  const send = async (values: object): Promise<void> => {
    setProblem(undefined)
    try {
      await run(values)
      onClose()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <ValuesForm initial={initial} check={plan.check} send={send} isOver={!open}>
      {({ submit, submitting, values, dirty }) => (
        <FormDialog
          open={open && isReady}
          title={title}
          lead={text}
          size="small"
          submit={confirm}
          tone={tone}
          pending={submitting}
          dirty={dirty}
          onSubmit={submit}
          // If the first field is a radio group, focus the selected option.
          initialFocus={() =>
            fields.current?.querySelector<HTMLElement>('input:checked, input, select, textarea') ?? null
          }
          onClose={onClose}
        >
          <div className="stack" ref={fields}>
            <Fields things={[thing]} values={values} />
            <Problem>{problem}</Problem>
          </div>
        </FormDialog>
      )}
    </ValuesForm>
  )
}
