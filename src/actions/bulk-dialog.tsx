import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ValuesForm } from '@/forms/values-form.tsx'
import { ApiError } from '@/api/errors.ts'
import { number } from '@/i18n/formats.ts'
import { listInWords } from '@/i18n/list-in-words.ts'
import { Button } from '@/ui/basics/button.tsx'
import { LeftOut } from '@/ui/bulk/bulk-parts.tsx'
import { useBackLabel } from '@/ui/overlays/back-label.ts'
import { DialogFoot } from '@/ui/overlays/dialog.tsx'
import { DialogLead } from '@/ui/overlays/dialog-lead.tsx'
import { useReady } from '@/ui/overlays/use-ready.ts'
import { BulkRun } from './bulk-run.tsx'
import type { Action, Actions } from './define-actions.ts'
import { inBatches, PER_CALL } from './in-batches.ts'
import { useActionWords } from './use-actions.tsx'

export interface BulkDialogProps<Item> {
  readonly actions: Actions<Item>
  readonly action: Action<Item>
  readonly items: readonly Item[]
  readonly open: boolean
  /** `left`: the records that failed or were skipped. `undefined` if the run was not started. */
  readonly onClose: (left: readonly Item[] | undefined) => void
}

/** Runs one action on many records. First shows what will happen and which records are skipped. */
export function BulkDialog<Item>({ actions, action, items, open, onClose }: BulkDialogProps<Item>) {
  const isReady = useReady(action.plan?.Fields)
  const { t, name, refusal } = useActionWords(actions)
  /**
   * Whether the action was done. A finished action cannot be repeated, so if the record refuses it now, this run has
   * done it.
   */
  const isDone = async (item: Item, values: object): Promise<boolean> => {
    try {
      const now = await actions.find?.(actions.idOf(item))
      return now !== undefined && refusal(action, now, values) !== undefined
    } catch (error) {
      return action.removes && error instanceof ApiError && error.status === 404
    }
  }
  return (
    <BulkRun<Item, object>
      title={t(`bulk.title.${action.id}`, { count: items.length, number: number(items.length) })}
      items={items}
      idOf={actions.idOf}
      refusal={(item, values) => refusal(action, item, values)}
      work={workOf(action)}
      isDone={actions.find && isDone}
      atOnce={action.batch && PER_CALL}
      refreshes={action.refreshes}
      columns={[
        { id: 'name', header: t('ui:bulk.columns.name'), text: name },
        ...Object.entries(actions.failureColumns ?? {}).map(([key, text]) => ({
          id: key,
          header: t(key),
          text,
        })),
        { id: 'id', header: t('ui:bulk.columns.id'), text: actions.idOf },
      ]}
      fileName={t('bulk.file')}
      renderPrompt={(start, cancel) => (
        <ConfirmationPrompt
          actions={actions}
          action={action}
          items={items}
          onStart={start}
          onCancel={cancel}
        />
      )}
      open={open && isReady}
      onClose={onClose}
    />
  )
}

/**
 * Returns the call for one record. Records can share a call, up to a thousand. A shared call is refused as a whole if
 * one record no longer exists, so then each record is tried separately.
 */
function workOf<Item>(action: Action<Item>): (item: Item, values: object) => Promise<unknown> {
  const { batch } = action
  if (!batch) return async (item, values) => action.run(item, values)
  let sharedValues: object = {} // The same for all records of a run.
  const send = inBatches<Item>(async (items) => batch(items, sharedValues))
  return async (item, values) => {
    sharedValues = values
    try {
      return await send(item)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return action.run(item, values)
      throw error
    }
  }
}

/** A selection up to this size is listed by name, so that nobody must look at the list again. */
const MAX_NAMED = 5

interface ConfirmationPromptProps<Item> extends Pick<BulkDialogProps<Item>, 'actions' | 'action' | 'items'> {
  readonly onStart: (values: object) => void
  readonly onCancel: () => void
}

function ConfirmationPrompt<Item>({
  actions,
  action,
  items,
  onStart,
  onCancel,
}: ConfirmationPromptProps<Item>) {
  const { t, i18n } = useTranslation('ui')
  const words = useActionWords(actions)
  const { plan, tone, id } = action
  const back = useBackLabel(words.submit(id))
  return (
    <ValuesForm<object>
      initial={plan?.initial(undefined) ?? {}}
      check={(values) => plan?.check(values) ?? {}}
      send={async (values) => onStart(values)}
    >
      {({ values, submit }) => {
        const reasons = items.flatMap((item) => words.refusal(action, item, values) ?? [])
        const ableItems = items.filter((item) => words.refusal(action, item, values) === undefined)
        const able = ableItems.length
        const effect = [
          words.t(`bulk.text.${id}`, { count: able, number: number(able) }),
          words.noWayBack(action),
        ]
          .filter(Boolean)
          .join(' ')
        const names = able <= MAX_NAMED && listInWords(ableItems.map(words.name), i18n.language)
        // Uses the initial values: the current values may refuse all records, and must stay editable in that case.
        const hasFields = plan && items.some((item) => !words.refusal(action, item, plan.initial(undefined)))
        return (
          <form
            noValidate
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault()
              submit()
            }}
          >
            <div className="stack">
              <DialogLead>{[effect, names].filter(Boolean).join('\n')}</DialogLead>
              <LeftOut reasons={reasons} />
              {hasFields && <plan.Fields items={items} values={values} />}
            </div>
            <DialogFoot>
              <Button onClick={onCancel}>{back}</Button>
              <Button
                type="submit"
                look={tone ?? 'primary'}
                refused={able === 0 ? t('bulk.none') : words.reason(plan?.refuses?.(items))}
              >
                {words.submit(id)}
              </Button>
            </DialogFoot>
          </form>
        )
      }}
    </ValuesForm>
  )
}
