import { useRef, useState, type ReactNode } from 'react'
import { ApiError } from '@/api/errors.ts'
import { refresh } from '@/api/use-read.ts'
import { ValuesForm } from '@/forms/values-form.tsx'
import { problemOf } from '@/session/failure-notices.ts'
import { useUnclear } from '@/session/use-unclear.ts'
import { Problem } from '@/ui/feedback/notice.tsx'
import { useReady } from '@/ui/overlays/use-ready.ts'
import { ConfirmDialog, DangerDialog, FormDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import { runAction, type Action, type Actions, type Plan } from './define-actions.ts'
import { notifyResult, useActionWords } from './use-actions.tsx'

export interface ActionDialogFrameProps<Item> {
  readonly actions: Actions<Item>
  readonly action: Action<Item>
  readonly item: Item
  readonly open: boolean
  readonly onClose: () => void
  /** Called when the action is done, before the dialog closes. */
  readonly onDone?: ((action: Action<Item>) => void) | undefined
}

/** Asks for confirmation, then runs the action. If it fails, the dialog stays open and shows why. */
export function ActionDialog<Item>(props: ActionDialogFrameProps<Item>) {
  const { actions, action, item, open, onClose, onDone } = props
  const words = useActionWords(actions)
  const isOutdated = useRef(false)
  const noteUnclear = useUnclear(open, { notifiesAll: true })
  const { Dialog, Effects, plan, typed, tone } = action
  if (Dialog) return <Dialog item={item} open={open} onClose={onClose} />

  const run = async (values: object = plan?.initial(item) ?? {}): Promise<void> => {
    noteUnclear()
    try {
      notifyResult(action, item, await runAction(action, item, values), words)
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
  const prompt = {
    open,
    title: <bdi>{words.textOf(action, item, 'title')}</bdi>,
    text: [words.textOf(action, item, 'text'), words.noWayBack(action)].filter(Boolean).join(' '),
    confirm: words.submit(action.words(item)),
    onClose: close,
  }
  const effects = Effects && open && <Effects item={item} />
  if (plan && (plan.asks?.(item) ?? true))
    return <PlanDialog {...prompt} tone={tone} plan={plan} item={item} run={run} />
  if (typed)
    return (
      <DangerDialog {...prompt} word={typed(item)} onConfirm={async () => run()}>
        {effects}
      </DangerDialog>
    )
  return (
    <ConfirmDialog {...prompt} tone={tone} onConfirm={async () => run()}>
      {effects}
    </ConfirmDialog>
  )
}

interface PlanDialogProps<Item> {
  readonly plan: Plan<Item, object>
  readonly item: Item
  readonly open: boolean
  readonly title: ReactNode
  readonly text: string
  readonly confirm: string
  readonly tone: 'danger' | undefined
  readonly run: (values: object) => Promise<void>
  readonly onClose: () => void
}

/** Shows the form with the fields of a plan. */
function PlanDialog<Item>(props: PlanDialogProps<Item>) {
  const { plan, item, open, title, text, confirm, tone, run, onClose } = props
  const { Fields } = plan
  const isReady = useReady(Fields)
  const [initial] = useState(() => plan.initial(item))
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
            <Fields items={[item]} values={values} />
            <Problem>{problem}</Problem>
          </div>
        </FormDialog>
      )}
    </ValuesForm>
  )
}
